import type { QuestionDraft } from '@aravalli/shared/answer-writing/question-draft'
import { createApi } from '#web/lib/api.ts'
import type { ContentCalls } from '#web/lib/editing/content-item.ts'
import { documentLanguage } from '#web/lib/language.tsx'

/** A line that is silent for longer is taken for a lost one: else nothing would be tried again, nor said. */
const LIMIT_MILLISECONDS = 20_000

const api = createApi(
	(path, init) => fetch(path, { ...init, signal: AbortSignal.timeout(LIMIT_MILLISECONDS) }),
	documentLanguage,
)

/** A working copy of a question reaches the server by these calls. */
export const questionCalls: ContentCalls<QuestionDraft> = {
	create: async (content, key) => {
		const headers = { 'idempotency-key': key }
		return (await api('POST /api/admin/answer-writing', { headers, body: { content } })).data
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
