import { AppError } from '@aravalli/shared/errors'
import { practiceNotesContract, practicePhotoUploadContract } from '@aravalli/shared/practice-notes/contract'
import { PHOTO_MAX_BYTES, type PracticeType, practiceTypes } from '@aravalli/shared/practice-notes/practice-note'
import type { FastifyInstance } from 'fastify'
import type { Files } from '../../platform/files/files.ts'
import { allowForms, receiveForm } from '../../platform/files/receive-form.ts'
import { idempotencyKey } from '../../platform/http/idempotency-key.ts'
import { mountContract } from '../../platform/http/mount-contract.ts'
import { type JudgingServices, judgementRoutes } from './judging/routes.ts'
import { listAllKept } from './list-all-kept.ts'
import { listKeptWithQuestions } from './list-kept-with-questions.ts'
import { listNotesBelow } from './list-notes-below.ts'
import { practiceTarget } from './practice-subject.ts'
import { readPhoto } from './read-photo.ts'
import { addNote } from './writing/add-note.ts'
import { keepPhoto } from './writing/keep-photo.ts'
import { removeNote } from './writing/remove-note.ts'
import { removePhoto } from './writing/remove-photo.ts'
import { setMark } from './writing/set-mark.ts'

export interface PracticeNotesServices extends JudgingServices {
	files: Files
}

const form = {
	fileField: 'file',
	maxFiles: 1,
	maxFileBytes: PHOTO_MAX_BYTES,
	maxFieldBytes: 1_000,
	refusals: { tooMany: 'request.too-large', tooLarge: 'photo.too-large' },
} as const

/** Serves whoever is signed in with what they keep, which nobody else ever sees. */
export async function practiceNotesRoutes(app: FastifyInstance, services: PracticeNotesServices): Promise<void> {
	const { database, subjects, now } = services
	await allowForms(app)
	judgementRoutes(app, services)
	mountContract(app, practiceNotesContract, {
		'GET /api/practice-notes': ({ viewer: { userId }, query, language }) =>
			listAllKept(database, { userId, subjects, page: query.page, limit: query.limit, language }),

		'GET /api/practice-notes/by-question/:questionType': async ({ viewer, params, query }) => ({
			data: await listKeptWithQuestions(database, viewer.userId, subjects[params.questionType], query.questionIds),
		}),

		'GET /api/practice-notes/by-question/:questionType/:questionId': async ({ viewer, params, query }) => {
			const { questionType: type, questionId } = params
			return {
				data: await listNotesBelow(database, viewer.userId, { subject: subjects[type], questionId, skip: query.skip }),
			}
		},

		'POST /api/practice-notes': async ({ viewer, body, request }) => ({
			data: await addNote(services, {
				userId: viewer.userId,
				target: practiceTarget(subjects, body.questionType, body.questionId),
				text: body.commentText,
				idempotencyKey: idempotencyKey(request),
			}),
		}),

		'DELETE /api/practice-notes/:noteId': async ({ viewer, params }) => {
			await removeNote(database, viewer.userId, params.noteId)
			return {}
		},

		'PUT /api/practice-marks/:questionType/:questionId': async ({ viewer, params, body: { isToRevise } }) => {
			const target = practiceTarget(subjects, params.questionType, params.questionId)
			await setMark(database, { userId: viewer.userId, target, isToRevise, now: now() })
			return { data: { isToRevise } }
		},

		'GET /api/practice-photos/:fileId': async ({ viewer, params: { fileId }, query: { size }, reply }) => {
			const content = await readPhoto(services, viewer.userId, { fileId, size })
			return reply
				.type('image/webp')
				.headers({ 'cache-control': 'private, no-store', 'content-disposition': 'inline' })
				.send(content)
		},

		'DELETE /api/practice-photos/:fileId': async ({ viewer, params }) => {
			await removePhoto(services, viewer.userId, params.fileId)
			return {}
		},
	})
	mountContract(app, practicePhotoUploadContract, {
		'POST /api/answersheet/upload-file': ({ viewer, request }) =>
			receiveForm(request, form, async ({ fields, files: [file] }) => {
				if (!file) throw new AppError('file.missing')
				const { questionId, questionType = 'mains' } = fields
				const target = questionId ? practiceTarget(subjects, checkedType(questionType), questionId) : null
				return {
					data: await keepPhoto(services, {
						userId: viewer.userId,
						target,
						file,
						idempotencyKey: idempotencyKey(request),
					}),
				}
			}),
	})
}

/** @throws AppError `question.not-found` */
function checkedType(given: string): PracticeType {
	const known = practiceTypes.find((type) => type === given)
	if (!known) throw new AppError('question.not-found')
	return known
}
