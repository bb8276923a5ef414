import { COMMENT_MAX_IMAGES, IMAGE_MAX_BYTES } from '@aravalli/shared/comments/comment'
import {
	answerWritingCommentsContract,
	answerWritingThreadContract,
	commentPicturesContract,
} from '@aravalli/shared/comments/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/database/open-database.ts'
import type { Files } from '../../platform/files/files.ts'
import { allowForms, receiveForm } from '../../platform/files/receive-form.ts'
import { idempotencyKey } from '../../platform/http/idempotency-key.ts'
import { mountContract } from '../../platform/http/mount-contract.ts'
import type { CommentSubject } from './comment-subject.ts'
import { commentTarget } from './comment-subject.ts'
import { changeComment } from './marks/change-comment.ts'
import { readerOf } from './reader.ts'
import { listComments } from './thread/list-comments.ts'
import { listReplies } from './thread/list-replies.ts'
import { readPicture } from './thread/read-picture.ts'
import { addComment } from './writing/add-comment.ts'
import { addReply } from './writing/add-reply.ts'
import { removeComment } from './writing/remove-comment.ts'
import { removeReply } from './writing/remove-reply.ts'

export interface CommentServices {
	database: Database
	files: Files
	/** Questions of answer writing. */
	answerWriting: CommentSubject
}

/** What is withdrawn or removed is gone from other people's browsers as soon as this. */
const HOUR_SECONDS = 3_600

/** What everybody may read. */
export function commentThreadRoutes(app: FastifyInstance, services: CommentServices): void {
	const { database, answerWriting: subject } = services
	const findReader = async (request: Parameters<typeof app.findViewer>[0]) => readerOf(await app.findViewer(request))
	mountContract(app, answerWritingThreadContract, {
		'GET /api/content/answer-writing-practice/:questionId/comments': async ({ params, query, request }) =>
			listComments(database, {
				target: commentTarget(subject, params.questionId),
				reader: await findReader(request),
				...query,
			}),

		'GET /api/content/answer-writing-practice/:questionId/comments/:commentId/replies': async ({
			params: { questionId, commentId },
			query,
			request,
		}) =>
			listReplies(database, {
				target: commentTarget(subject, questionId),
				reader: await findReader(request),
				commentId,
				...query,
			}),
	})
	mountContract(app, commentPicturesContract, {
		'GET /api/comment-pictures/:fileId': async ({ params: { fileId }, query: { size }, request, reply }) => {
			const { content, isOpen } = await readPicture(services, { fileId, size, findReader: () => findReader(request) })
			return reply
				.type('image/webp')
				.headers({
					'cache-control': isOpen ? `private, max-age=${HOUR_SECONDS}, immutable` : 'private, no-store',
					'content-disposition': 'inline',
				})
				.send(content)
		},
	})
}

const form = {
	fileField: 'images',
	maxFiles: COMMENT_MAX_IMAGES,
	maxFileBytes: IMAGE_MAX_BYTES,
	/** Longer than any comment, so that one that is somewhat too long hears how long it may be. */
	maxFieldBytes: 65_536,
	refusals: { tooMany: 'comment.too-many-images', tooLarge: 'comment.image-too-large' },
} as const

/** Apart from other endpoints: only here a body may be a form with files. */
export async function commentRoutes(app: FastifyInstance, services: CommentServices): Promise<void> {
	const { database, answerWriting: subject } = services
	await allowForms(app)
	mountContract(app, answerWritingCommentsContract, {
		'POST /api/content/answer-writing-practice/:questionId/comments': async ({ params, viewer, request }) => ({
			data: await receiveForm(request, form, ({ fields, files }) =>
				addComment(services, {
					target: commentTarget(subject, params.questionId),
					author: viewer,
					text: fields.commentText ?? '',
					pictures: files,
					idempotencyKey: idempotencyKey(request),
				}),
			),
		}),

		'PATCH /api/content/answer-writing-practice/:questionId/comments': async ({ params, viewer, body }) => ({
			data: await changeComment(database, {
				target: commentTarget(subject, params.questionId),
				viewer,
				action: body.action,
				commentId: body.commentId,
				replyId: body.replyId,
				isOn: body.isOn,
			}),
		}),

		'DELETE /api/content/answer-writing-practice/:questionId/comments/:commentId': async ({ params, viewer }) => {
			const { questionId, commentId } = params
			await removeComment(services, { target: commentTarget(subject, questionId), reader: readerOf(viewer), commentId })
			return {}
		},

		'POST /api/content/answer-writing-practice/:questionId/comments/:commentId/replies': async ({
			params: { questionId, commentId },
			viewer,
			body,
			request,
		}) => ({
			data: await addReply(database, {
				target: commentTarget(subject, questionId),
				commentId,
				author: viewer,
				text: body.replyText,
				idempotencyKey: idempotencyKey(request),
			}),
		}),

		'DELETE /api/content/answer-writing-practice/:questionId/comments/:commentId/replies/:replyId': async ({
			params: { questionId, commentId, replyId },
			viewer,
		}) => {
			const target = commentTarget(subject, questionId)
			await removeReply(database, { target, reader: readerOf(viewer), commentId, replyId })
			return {}
		},
	})
}
