import type { Language } from '@aravalli/shared/language'
import { topicsContract } from '@aravalli/shared/topics/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServerKind } from '../../content/server-kind.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { mountContract } from '../../platform/http/mount-contract.ts'
import { getTopic } from './get-topic.ts'
import { listRelatedItems } from './list-related-items.ts'
import { listTopics } from './list-topics.ts'

export function topicRoutes(app: FastifyInstance, { db }: Database, kinds: readonly ServerKind[]): void {
	const readerOf = async (request: FastifyRequest, language: Language) => ({
		language,
		isSignedIn: (await app.findViewer(request)) !== null,
	})
	mountContract(app, topicsContract, {
		'GET /api/topics': async ({ language }) => ({ data: await listTopics(db, kinds, language) }),
		'GET /api/topics/related': async ({ query: { kind, id }, language, request }) => ({
			data: await listRelatedItems(db, kinds, { kind, id }, await readerOf(request, language)),
		}),
		'GET /api/topics/:topicId': async ({ params: { topicId: id }, query: { kind, page }, language, request }) => ({
			data: await getTopic(db, kinds, { id, kind, page }, await readerOf(request, language)),
		}),
	})
}
