import type { Api } from '@aravalli/shared/api'
import type { SubjectType } from '@aravalli/shared/comments/comment'
import type { threadPaths } from '@aravalli/shared/comments/contract'
import type { Answer, ApiClient, Input } from '#web/lib/api.ts'

const paths = {
	'answer-writing': '/api/content/answer-writing-practice/:questionId/comments',
	miq: '/api/miq/:questionId/comments',
} as const satisfies { [K in SubjectType]: `${(typeof threadPaths)[K]}/comments` }

/** Threads of every kind have the same endpoints: in types each goes by the first one's. */
type Thread = (typeof paths)['answer-writing']
export type Report = NonNullable<Input<Api[`POST ${Thread}/:commentId/reports`]>['body']>
type AnswerOf<K extends keyof Api> = Promise<Answer<Api[K]>>
export type Change = NonNullable<Input<Api[`PATCH ${Thread}`]>['body']>

/** Gives the endpoints of one thread, which throw what the client throws. */
export interface ThreadCalls {
	list(page: number): AnswerOf<`GET ${Thread}`>
	/** @param sendKey the same for the same comment, so that it is added once however often it is sent */
	add(body: FormData, sendKey: string): AnswerOf<`POST ${Thread}`>
	change(body: Change): AnswerOf<`PATCH ${Thread}`>
	remove(commentId: string): AnswerOf<`DELETE ${Thread}/:commentId`>
	listReplies(commentId: string, page: number, limit: number): AnswerOf<`GET ${Thread}/:commentId/replies`>
	addReply(commentId: string, replyText: string, sendKey: string): AnswerOf<`POST ${Thread}/:commentId/replies`>
	removeReply(commentId: string, replyId: string): AnswerOf<`DELETE ${Thread}/:commentId/replies/:replyId`>
	report(commentId: string, body: Report): AnswerOf<`POST ${Thread}/:commentId/reports`>
}

/** Reaches the comments of one question. */
export function threadCalls(api: ApiClient, kind: SubjectType, questionId: string): ThreadCalls {
	const path = paths[kind] as Thread
	const key = (sendKey: string) => ({ 'idempotency-key': sendKey })
	return {
		list: (page) => api(`GET ${path}`, { params: { questionId }, query: { page } }),
		add: (body, sendKey) => api(`POST ${path}`, { params: { questionId }, body, headers: key(sendKey) }),
		change: (body) => api(`PATCH ${path}`, { params: { questionId }, body }),
		remove: (commentId) => api(`DELETE ${path}/:commentId`, { params: { questionId, commentId } }),
		listReplies: (commentId, page, limit) =>
			api(`GET ${path}/:commentId/replies`, { params: { questionId, commentId }, query: { page, limit } }),
		addReply: (commentId, replyText, sendKey) =>
			api(`POST ${path}/:commentId/replies`, {
				params: { questionId, commentId },
				body: { replyText },
				headers: key(sendKey),
			}),
		removeReply: (commentId, replyId) =>
			api(`DELETE ${path}/:commentId/replies/:replyId`, { params: { questionId, commentId, replyId } }),
		report: (commentId, body) => api(`POST ${path}/:commentId/reports`, { params: { questionId, commentId }, body }),
	}
}
