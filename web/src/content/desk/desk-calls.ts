import type { AnyCopy } from '@aravalli/shared/content/kind'
import type { QueryClient } from '@tanstack/react-query'
import { type ApiClient, apiQuery, createApi } from '#web/lib/api.ts'
import type { ContentCalls } from '#web/lib/editing/content-item.ts'
import { documentLanguage } from '#web/lib/language.tsx'

/** A line that is silent for longer is taken for a lost one: else nothing would be tried again, nor said. */
const LIMIT_MILLISECONDS = 20_000

/** Reaches the desk of any kind; its type stands in the address. */
export const deskApi = createApi(
	(path, init) => fetch(path, { ...init, signal: AbortSignal.timeout(LIMIT_MILLISECONDS) }),
	documentLanguage,
)

/** A working copy of a kind reaches the server by these calls. @param type the kind's name */
export function deskCalls(type: string, api: ApiClient = deskApi): ContentCalls<AnyCopy> {
	return {
		create: async (content, key) => {
			const headers = { 'idempotency-key': key }
			return (await api('POST /api/admin/:type', { params: { type }, headers, body: { content } })).data
		},
		get: async (id) => (await api('GET /api/admin/:type/:id', { params: { type, id } })).data,
		save: async (id, version, content) =>
			(await api('PATCH /api/admin/:type/:id', { params: { type, id }, body: { version, content } })).data,
		publish: async (id, version, publishing) => {
			const body = { version, ...publishing }
			return (await api('POST /api/admin/:type/:id/publish', { params: { type, id }, body })).data
		},
		schedule: async (id, version, scheduling) => {
			const body = { version, ...scheduling }
			return (await api('POST /api/admin/:type/:id/schedule', { params: { type, id }, body })).data
		},
		unschedule: async (id) => (await api('POST /api/admin/:type/:id/unschedule', { params: { type, id } })).data,
		unpublish: async (id, version) =>
			(await api('POST /api/admin/:type/:id/unpublish', { params: { type, id }, body: { version } })).data,
		reinstate: async (id) => (await api('POST /api/admin/:type/:id/reinstate', { params: { type, id } })).data,
		remove: async (id, version) =>
			(await api('DELETE /api/admin/:type/:id', { params: { type, id }, body: { version } })).data,
		restore: async (id) => (await api('POST /api/admin/:type/:id/restore', { params: { type, id } })).data,
	}
}

/** Is forgotten as soon as it is not shown: who opens it again begins with the newest version. */
export function deskItemQuery(api: ApiClient, type: string, id: string) {
	return {
		...apiQuery(api, 'GET /api/admin/:type/:id', { params: { type, id } }),
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: 0,
	}
}

/** Asks again for whatever is shown of content, after an editor's change; whoever edits goes on with what is there. */
export async function refreshContent(queryClient: QueryClient): Promise<void> {
	const isOfContent = /^GET \/api\/(content|miq|current-affairs|admin)\b(?!\/:type\/:id$)/
	await queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOfContent.test(String(queryKey[0])) })
}
