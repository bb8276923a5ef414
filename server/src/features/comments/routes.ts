import { COMMENT_MAX_IMAGES, IMAGE_MAX_BYTES } from '@aravalli/shared/comments/comment'
import { commentPicturesContract, threadPaths, threadReading, threadWriting } from '@aravalli/shared/comments/contract'
import { atPath } from '@aravalli/shared/endpoint'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/database/open-database.ts'
import type { Files } from '../../platform/files/files.ts'
import { allowForms, receiveForm } from '../../platform/files/receive-form.ts'
import { idempotencyKey } from '../../platform/http/idempotency-key.ts'
import { type Handlers, mountContract } from '../../platform/http/mount-contract.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { type CommentSubject, commentTarget } from './comment-subject.ts'
import { changeComment } from './marks/change-comment.ts'
import { type Reader, readerOf } from './reader.ts'
import { reportComment } from './reports/report-comment.ts'
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
	jobs: Jobs
	/** Lists all that can be commented on. */
	subjects: CommentSubject[]
}

type FindReader = (request: Parameters<FastifyInstance['findViewer']>[0]) => Promise<Reader>

/** Other people's browsers drop what was withdrawn or removed as soon as this. */
const HOUR_SECONDS = 3_600

/** Serves what everybody may read. */
export function commentThreadRoutes(app: FastifyInstance, services: CommentServices): void {
	const findReader: FindReader = async (request) => readerOf(await app.findViewer(request))
	for (const subject of services.subjects) {
		const path = threadPaths[subject.type]
		mountContract(app, atPath(path, threadReading), atPath(path, readingHandlers(services, subject, findReader)))
	}
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

function readingHandlers(
	{ database }: CommentServices,
	subject: CommentSubject,
	findReader: FindReader,
): Handlers<typeof threadReading> {
	return {
		'GET /comments': async ({ params: { questionId }, query, request }) =>
			listComments(database, {
				target: commentTarget(subject, questionId),
				reader: await findReader(request),
				...query,
			}),

		'GET /comments/:commentId/replies': async ({ params: { questionId, commentId }, query, request }) =>
			listReplies(database, {
				target: commentTarget(subject, questionId),
				reader: await findReader(request),
				commentId,
				...query,
			}),
	}
}

const form = {
	fileField: 'images',
	maxFiles: COMMENT_MAX_IMAGES,
	maxFileBytes: IMAGE_MAX_BYTES,
	/** A field may be longer than any comment, so that one that is somewhat too long hears how long it may be. */
	maxFieldBytes: 65_536,
	refusals: { tooMany: 'comment.too-many-images', tooLarge: 'comment.image-too-large' },
} as const

/** These endpoints stand apart from others, because only here a body may be a form with files. */
export async function commentRoutes(app: FastifyInstance, services: CommentServices): Promise<void> {
	await allowForms(app)
	for (const subject of services.subjects) {
		const path = threadPaths[subject.type]
		mountContract(app, atPath(path, threadWriting), atPath(path, writingHandlers(services, subject)))
	}
}

function writingHandlers(services: CommentServices, subject: CommentSubject): Handlers<typeof threadWriting> {
	const { database } = services
	return {
		'POST /comments': async ({ params: { questionId }, viewer, request }) => ({
			data: await receiveForm(request, form, ({ fields, files }) =>
				addComment(services, {
					target: commentTarget(subject, questionId),
					author: viewer,
					text: fields.commentText ?? '',
					pictures: files,
					idempotencyKey: idempotencyKey(request),
				}),
			),
		}),

		'PATCH /comments': async ({ params: { questionId }, viewer, body: { action, commentId, replyId, isOn } }) => ({
			data: await changeComment(database, {
				target: commentTarget(subject, questionId),
				viewer,
				action,
				commentId,
				replyId,
				isOn,
			}),
		}),

		'DELETE /comments/:commentId': async ({ params: { questionId, commentId }, viewer }) => {
			await removeComment(services, { target: commentTarget(subject, questionId), reader: readerOf(viewer), commentId })
			return {}
		},

		'POST /comments/:commentId/replies': async ({ params: { questionId, commentId }, viewer, body, request }) => ({
			data: await addReply(services, {
				target: commentTarget(subject, questionId),
				commentId,
				author: viewer,
				text: body.replyText,
				idempotencyKey: idempotencyKey(request),
			}),
		}),

		'DELETE /comments/:commentId/replies/:replyId': async ({ params: { questionId, commentId, replyId }, viewer }) => {
			const target = commentTarget(subject, questionId)
			await removeReply(database, { target, reader: readerOf(viewer), commentId, replyId })
			return {}
		},

		'POST /comments/:commentId/reports': async ({ params: { questionId, commentId }, viewer, body }) => {
			const target = commentTarget(subject, questionId)
			await reportComment(database, { target, viewer, commentId, ...body })
			return {}
		},
	}
}
