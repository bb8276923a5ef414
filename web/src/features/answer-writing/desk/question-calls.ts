import type { QuestionDraft } from '@aravalli/shared/answer-writing/question-draft'
import { type ApiClient, createApi } from '#web/lib/api.ts'
import type { ContentCalls } from '#web/lib/editing/content-item.ts'
import { documentLanguage } from '#web/lib/language.tsx'

/** How a working copy of a question reaches the server. */
export function questionCalls(api: ApiClient): ContentCalls<QuestionDraft> {
	return {
		create: async (content, key) => {
			const { data } = await createApi(
				(path, init) => fetch(path, { ...init, headers: { ...init.headers, 'idempotency-key': key } }),
				documentLanguage,
			)('POST /api/admin/answer-writing', { body: { content } })
			return data
		},
		get: async (id) => (await api('GET /api/admin/answer-writing/:id', { params: { id } })).data,
		save: async (id, version, content) =>
			(await api('PATCH /api/admin/answer-writing/:id', { params: { id }, body: { version, content } })).data,
		publish: async (id, version) =>
			(await api('POST /api/admin/answer-writing/:id/publish', { params: { id }, body: { version } })).data,
		unpublish: async (id, version) =>
			(await api('POST /api/admin/answer-writing/:id/unpublish', { params: { id }, body: { version } })).data,
		reinstate: async (id) => (await api('POST /api/admin/answer-writing/:id/reinstate', { params: { id } })).data,
		remove: async (id, version) =>
			(await api('DELETE /api/admin/answer-writing/:id', { params: { id }, body: { version } })).data,
		restore: async (id) => (await api('POST /api/admin/answer-writing/:id/restore', { params: { id } })).data,
	}
}
