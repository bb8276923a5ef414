import type { Language } from '@aravalli/shared/language'
import { type ApiClient, apiQuery } from '#web/lib/api.ts'

/** Names an item whatever kind it is of. */
export interface ItemOfKind {
	kind: string
	id: string
}

export interface TopicWanted {
	topic: string
	/** Lists one kind, page by page; without it the newest of all kinds are shown. */
	kind?: string | undefined
	page?: number | undefined
}

export const relatedQuery = (api: ApiClient, lang: Language, { kind, id }: ItemOfKind) =>
	apiQuery(api, 'GET /api/topics/related', { query: { kind, id, lang } })

export const topicQuery = (api: ApiClient, lang: Language, { topic, kind, page }: TopicWanted) =>
	apiQuery(api, 'GET /api/topics/:topicId', { params: { topicId: topic }, query: { kind, page, lang } })
