import { answerCopiesContract } from '@aravalli/shared/answer-copies/contract'
import { MAX_COPY_PAGES, MAX_PAGE_BYTES } from '@aravalli/shared/answer-copies/copy'
import { AppError, type ErrorCode } from '@aravalli/shared/errors'
import type { Language } from '@aravalli/shared/language'
import type { FastifyInstance } from 'fastify'
import { allowForms, receiveForm } from '../../platform/files/receive-form.ts'
import { accessGroup } from '../../platform/http/access.ts'
import { mountContract } from '../../platform/http/mount-contract.ts'
import { listCopies } from './copies/list-copies.ts'
import { type CopyReader, getCopy } from './copies/present-copy.ts'
import type { CopyServices } from './copy-services.ts'
import { arrangePages } from './pages/arrange-pages.ts'
import { readPagePicture } from './pages/read-page-picture.ts'
import { removePage } from './pages/remove-page.ts'
import { sendPicture } from './pages/send-picture.ts'
import { beginCopy } from './sending/begin-copy.ts'
import { getToday } from './sending/get-today.ts'
import { sendWholeCopy } from './sending/send-whole-copy.ts'
import { submitCopy } from './sending/submit-copy.ts'
import { answerUploadRoutes } from './uploading/upload-routes.ts'

const form = {
	fileField: 'pages',
	maxFiles: MAX_COPY_PAGES,
	maxFileBytes: MAX_PAGE_BYTES,
	maxFieldBytes: 1_000,
	refusals: { tooMany: 'copy.too-many-pages', tooLarge: 'copy.page-too-large' },
} as const

const { 'GET /api/answersheet/booklet': _, ...copiesContract } = answerCopiesContract

export interface CopyRouteServices extends CopyServices {
	/** Holds files while they arrive. */
	dataDir: string
	/** Says why a page was refused. */
	sentenceOf: (code: ErrorCode, language: Language) => string
}

/** Serves learners with their own answers, which nobody else reaches here. */
export async function answerCopyRoutes(app: FastifyInstance, services: CopyRouteServices): Promise<void> {
	await app.register(accessGroup('learner', (scope) => answerUploadRoutes(scope, services)))
	await allowForms(app)
	const present = async (copyId: string, { userId }: { userId: string }, language: Language) => {
		const reader: CopyReader = { userId, language, sentenceOf: services.sentenceOf }
		return { data: await getCopy(services, copyId, reader) }
	}
	mountContract(app, copiesContract, {
		'GET /api/answersheet/today': async ({ viewer: { userId }, language }) => ({
			data: await getToday(services, { userId, language, sentenceOf: services.sentenceOf }),
		}),

		'POST /api/answersheet': ({ viewer, request, language }) =>
			receiveForm(request, form, async ({ fields, files }) => {
				const { questionId = '', subscriptionId } = fields
				if (!subscriptionId) throw new AppError('copy.no-plan')
				const sent = { userId: viewer.userId, questionId, subscriptionId, files }
				return present(await sendWholeCopy(services, sent), viewer, language)
			}),

		'POST /api/answersheet/drafts': async ({ viewer, body, language }) => {
			const { questionId, subscriptionId = null, day = null } = body
			const { id } = await beginCopy(services, { userId: viewer.userId, questionId, subscriptionId, day })
			return present(id, viewer, language)
		},

		'GET /api/answersheet': ({ viewer: { userId }, query, language }) =>
			listCopies(services, { userId, ...query, language }),

		'GET /api/answersheet/:copyId': ({ viewer, params, language }) => present(params.copyId, viewer, language),

		'PATCH /api/answersheet/:copyId': async ({ viewer, params: { copyId }, body: { pages }, language }) => {
			await arrangePages(services, { userId: viewer.userId, copyId, pages })
			return present(copyId, viewer, language)
		},

		'DELETE /api/answersheet/:copyId/pages/:pageId': async ({ viewer, params, language }) => {
			await removePage(services, { userId: viewer.userId, ...params })
			return present(params.copyId, viewer, language)
		},

		'POST /api/answersheet/:copyId/submit': async ({ viewer, params: { copyId }, body: { pageIds }, language }) => {
			await submitCopy(services, { userId: viewer.userId, copyId, pageIds })
			return present(copyId, viewer, language)
		},

		'GET /api/answersheet/:copyId/pages/:pageId': async ({ viewer, params, query: { size }, reply }) => {
			const content = await readPagePicture(services, { userId: viewer.userId, ...params, size })
			return sendPicture(reply, content)
		},
	})
}
