import type { Kind } from '@aravalli/shared/content/kind'
import { VIDEO_MAX_BYTES } from '@aravalli/shared/content-files/content-file'
import { contentFilesContract } from '@aravalli/shared/content-files/contract'
import { AppError } from '@aravalli/shared/errors'
import type { FastifyInstance } from 'fastify'
import { allowForms, receiveForm } from '../../platform/files/receive-form.ts'
import { mountContract } from '../../platform/http/mount-contract.ts'
import { addContentFile } from './add-content-file.ts'
import { collectUnusedRegularly } from './collect-unused.ts'
import { contentFileAddress } from './content-file-address.ts'
import type { ContentFileServices } from './content-file-services.ts'
import { sendContentFile } from './send-content-file.ts'

const form = {
	fileField: 'file',
	maxFiles: 1,
	maxFileBytes: VIDEO_MAX_BYTES,
	maxFieldBytes: 1_000,
	refusals: { tooMany: 'request.too-large', tooLarge: 'courses.file-too-large' },
} as const

interface RouteServices extends ContentFileServices {
	/** Are all kinds of content: those that take files are told by their fields. */
	kinds: readonly Kind[]
}

/** These stand apart from others, because only here a body may be a form with a file. Call it before the jobs start. */
export async function contentFileRoutes(app: FastifyInstance, services: RouteServices): Promise<void> {
	collectUnusedRegularly(services, services.kinds)
	await allowForms(app)
	mountContract(app, contentFilesContract, {
		'POST /api/admin/course-files': async ({ query: { use }, viewer, request }) => ({
			data: await receiveForm(request, form, ({ files: [file] }) => {
				if (!file) throw new AppError('file.missing')
				return addContentFile(services, file, { owner: viewer.userId, use })
			}),
		}),

		'GET /api/admin/course-files/:fileId': ({ params, request, reply }) =>
			sendContentFile(services, contentFileAddress(params.fileId), { request, reply }),
	})
}
