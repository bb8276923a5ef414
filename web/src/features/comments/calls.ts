import type { Api } from '@aravalli/shared/api'
import type { Answer, ApiClient, Input } from '#web/lib/api.ts'

const path = '/api/content/answer-writing-practice/:questionId/comments'

type Thread = `${typeof path}`
type AnswerOf<K extends keyof Api> = Promise<Answer<Api[K]>>
export type Change = NonNullable<Input<Api[`PATCH ${Thread}`]>['body']>

/** The endpoints of one thread. What they throw is what the client throws. */
export interface ThreadCalls {
	list(page: number): AnswerOf<`GET ${Thread}`>
	/** @param sendKey the same for the same comment, so that it is added once however often it is sent */
	add(body: FormData, sendKey: string): AnswerOf<`POST ${Thread}`>
	change(body: Change): AnswerOf<`PATCH ${Thread}`>
	remove(commentId: string): AnswerOf<`DELETE ${Thread}/:commentId`>
	listReplies(commentId: string, page: number, limit: number): AnswerOf<`GET ${Thread}/:commentId/replies`>
	addReply(commentId: string, replyText: string, sendKey: string): AnswerOf<`POST ${Thread}/:commentId/replies`>
	removeReply(commentId: string, replyId: string): AnswerOf<`DELETE ${Thread}/:commentId/replies/:replyId`>
}

/** The comments of an answer-writing question. */
export function answerWritingCalls(api: ApiClient, questionId: string): ThreadCalls {
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
	}
}
