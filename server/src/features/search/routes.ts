import { searchContract } from '@aravalli/shared/search/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerKind } from '../../content/server-kind.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { mountContract } from '../../platform/http/mount-contract.ts'
import { searchContent } from './search-content.ts'

export function searchRoutes(app: FastifyInstance, database: Database, kinds: readonly ServerKind[]): void {
	mountContract(app, searchContract, {
		'GET /api/search': async ({ query: { q, kind = null, prefix, byKind, page, limit }, language, request }) => {
			const isSignedIn = (await app.findViewer(request)) !== null
			const search = { q, kind, isPrefix: prefix === 'true', isByKind: byKind === 'true', page, limit }
			return searchContent(database, kinds, search, { language, isSignedIn })
		},
	})
}
