import { strategyContract } from '@aravalli/shared/strategy/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerKind } from '../../content/server-kind.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { mountContract } from '../../platform/http/mount-contract.ts'
import { admitReader } from './admit-reader.ts'
import { listMainsSyllabus, listPrelimsSyllabus, listRoutine, listStrategy } from './list-strategy.ts'

export function strategyRoutes(app: FastifyInstance, database: Database, kinds: readonly ServerKind[]): void {
	mountContract(app, strategyContract, {
		'GET /api/content/prelims-strategy': async ({ query: { category }, language }) => ({
			data: await listStrategy(database, `prelims-${category}`, language),
		}),

		'GET /api/content/mains-strategy': async ({ query: { category }, language, request }) => {
			await admitReader(category, () => app.findViewer(request))
			return { data: await listStrategy(database, `mains-${category}`, language) }
		},

		'GET /api/content/prelims-syllabus': async ({ language }) => ({
			data: await listPrelimsSyllabus(database, kinds, language),
		}),

		'GET /api/content/mains-syllabus': async ({ language }) => ({
			data: await listMainsSyllabus(database, kinds, language),
		}),

		'GET /api/content/weekly-routine': async ({ language }) => ({ data: await listRoutine(database, language) }),
	})
}
