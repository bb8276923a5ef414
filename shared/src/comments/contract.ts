import { z } from 'zod'
import { atPath, type Contract, listAnswer, multipartForm, pageLimit, pageNumber, successAnswer } from '../endpoint.ts'
import { commentPageSize, replyPageSize, replyProblem, type SubjectType } from './comment.ts'
import { reportReasons } from './report.ts'

const likes = {
	likes: z.int(),
	likedBy: z.array(z.string()).describe("The caller's own id, or nothing"),
}

const isReported = z.boolean().describe('By the caller')

const isSample = z.boolean().describe('Written for the demonstration, not by a real person')

const reply = z.object({
	_id: z.string(),
	userName: z.string(),
	replyText: z.string(),
	isSample,
	...likes,
	isOwn: z.boolean(),
	isReported,
	createdAt: z.iso.datetime(),
})

export const image = z.object({
	filePath: z.string(),
	/** Leads to a picture at most 320 pixels wide or high, for the list. */
	smallPath: z.string(),
	originalName: z.string(),
	width: z.int(),
	height: z.int(),
})

const comment = z.object({
	_id: z.string(),
	userName: z.string().describe('Empty for a removed comment'),
	commentText: z.string().describe('Plain text, never HTML. Empty for a removed comment'),
	images: z.array(image),
	...likes,
	isPinned: z.boolean(),
	pinnedBy: z.string().nullable().describe("The administrator's id; told to ADMIN only"),
	pinnedAt: z.iso.datetime().nullable(),
	isApproved: z.boolean().describe('False: withdrawn, and shown only to its author and to ADMIN'),
	isRemoved: z.boolean().describe('Only its replies are left'),
	isSample,
	isOwn: z.boolean(),
	isReported,
	createdAt: z.iso.datetime(),
	replies: z.array(reply).describe(`The first ${replyPageSize}, the oldest first`),
	replyCount: z.int(),
})

export type CommentData = z.output<typeof comment>
export type CommentImage = z.output<typeof image>
export type ReplyData = z.output<typeof reply>

export const commentActions = ['like_comment', 'like_reply', 'pin_comment', 'withdraw_comment'] as const
export type CommentAction = (typeof commentActions)[number]

const subject = z.object({ questionId: z.string().max(200) })
const oneComment = subject.extend({ commentId: z.string().max(100) })
const oneReply = oneComment.extend({ replyId: z.string().max(100) })

const replyText = z.string({ error: 'reply-required' }).superRefine((given, issues) => {
	const problem = replyProblem(given)
	if (problem) issues.addIssue(problem)
})

/** Says how things stand after the call. */
const state = z.object({
	likes: z.int(),
	likedBy: z.array(z.string()),
	isPinned: z.boolean(),
	isApproved: z.boolean(),
})

export type CommentState = z.output<typeof state>

const done = z.object({ success: z.literal(true), message: z.string().optional() })

/**
 * Lists the endpoints of one thread. A write that is sent with an `Idempotency-Key` header may be sent again after a lost answer:
 * it has one effect, and is answered alike.
 */
const list = {
	summary: 'Comments: pinned ones first, then the newest; each with its first replies',
	access: 'public',
	params: subject,
	query: z.object({
		page: pageNumber.prefault('1'),
		limit: pageLimit.prefault(String(commentPageSize)),
	}),
	answer: listAnswer(comment),
	errors: ['question.not-found'],
} as const

const add = {
	summary: 'Adds a comment: `commentText`, and up to 3 `images` of at most 5 MB (JPEG, PNG, WebP)',
	access: 'learner',
	allowance: 'comments',
	signInCode: 'access.sign-in-to-comment',
	params: subject,
	body: multipartForm,
	answer: successAnswer(comment),
	errors: [
		'question.not-found',
		'comment.too-many-images',
		'comment.not-an-image',
		'comment.image-too-large',
		'photo.no-room',
		'file.heic',
		'file.damaged',
		'file.too-many-pixels',
		'file.side-too-long',
		'file.too-slow',
		'request.too-many-at-once',
	],
} as const

const change = {
	summary: 'Likes a comment or a reply; ADMIN also pins and withdraws. Without `isOn` a call reverses the state',
	access: 'learner',
	allowance: 'likes',
	signInCode: {
		like_comment: 'access.sign-in-to-like-comments',
		like_reply: 'access.sign-in-to-like-replies',
		pin_comment: 'access.not-signed-in',
		withdraw_comment: 'access.not-signed-in',
	},
	params: subject,
	body: z.object({
		action: z.enum(commentActions),
		commentId: z.string().max(100),
		replyId: z.string().max(100).optional(),
		isOn: z.boolean().optional().describe('The wanted state: with it a repeated call changes nothing more'),
	}),
	answer: successAnswer(state),
	errors: ['question.not-found', 'comment.not-found', 'comment.removed', 'reply.not-found', 'access.only-admins-pin'],
} as const

const remove = {
	summary: 'Removes a comment with its pictures for good: the caller’s own, for ADMIN any. Replies by others stay',
	access: 'learner',
	params: oneComment,
	answer: done,
	errors: ['comment.not-found', 'access.wrong-role'],
} as const

const listReplies = {
	summary: 'The replies to a comment, the oldest first',
	access: 'public',
	params: oneComment,
	query: z.object({
		page: pageNumber.prefault('1'),
		limit: pageLimit.prefault(String(replyPageSize)),
	}),
	answer: listAnswer(reply),
	errors: ['comment.not-found'],
} as const

const addReply = {
	summary: 'Replies to a comment',
	access: 'learner',
	allowance: 'replies',
	signInCode: 'access.sign-in-to-reply',
	params: oneComment,
	body: z.object({ replyText }),
	answer: successAnswer(reply),
	errors: ['question.not-found', 'comment.not-found', 'comment.removed'],
} as const

const removeReply = {
	summary: 'Removes a reply for good: the caller’s own, for ADMIN any',
	access: 'learner',
	params: oneReply,
	answer: done,
	errors: ['comment.not-found', 'reply.not-found', 'access.wrong-role'],
} as const

const report = {
	summary:
		'Reports a comment, or one of its replies, to ADMIN: once for each caller, however often it is sent. Its author is not told',
	access: 'learner',
	allowance: 'reports',
	signInCode: 'access.sign-in-to-report',
	params: oneComment,
	body: z.object({ reason: z.enum(reportReasons), replyId: z.string().max(100).optional() }),
	answer: done,
	errors: ['question.not-found', 'comment.not-found', 'comment.removed', 'reply.not-found', 'report.own'],
} as const

/** Everybody may read these, below the path of what is commented on. */
export const threadReading = {
	'GET /comments': list,
	'GET /comments/:commentId/replies': listReplies,
} as const

export const threadWriting = {
	'POST /comments': add,
	'PATCH /comments': change,
	'DELETE /comments/:commentId': remove,
	'POST /comments/:commentId/replies': addReply,
	'DELETE /comments/:commentId/replies/:replyId': removeReply,
	'POST /comments/:commentId/reports': report,
} as const

export const threadPaths = {
	'answer-writing': '/api/content/answer-writing-practice/:questionId',
	miq: '/api/miq/:questionId',
} as const satisfies Record<SubjectType, `/api/${string}`>

export const answerWritingThreadContract = atPath(threadPaths['answer-writing'], threadReading) satisfies Contract
export const answerWritingCommentsContract = atPath(threadPaths['answer-writing'], threadWriting) satisfies Contract
export const miqThreadContract = atPath(threadPaths.miq, threadReading) satisfies Contract
export const miqCommentsContract = atPath(threadPaths.miq, threadWriting) satisfies Contract

export const commentPicturesContract = {
	'GET /api/comment-pictures/:fileId': {
		summary: 'A picture of a comment; of a withdrawn one for its author and ADMIN only',
		access: 'public',
		params: z.object({ fileId: z.string().max(100) }),
		query: z.object({ size: z.enum(['small']).optional() }),
		answer: 'image/webp',
		errors: ['file.not-found'],
	},
} as const satisfies Contract
