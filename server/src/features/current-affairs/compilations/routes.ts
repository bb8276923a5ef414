import { compilationsContract } from '@aravalli/shared/current-affairs/contract'
import { AppError } from '@aravalli/shared/errors'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../platform/database/open-database.ts'
import type { Files } from '../../../platform/files/files.ts'
import { attachment } from '../../../platform/http/attachment.ts'
import { mountContract } from '../../../platform/http/mount-contract.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { PdfRenderer } from '../../../platform/pdf/pdf-renderer.ts'
import { compilationJob, makeCompilation } from './compilation-job.ts'
import { getCompilation } from './get-compilation.ts'
import { compilationFileName, presentCompilation } from './present-compilation.ts'
import { requestCompilation } from './request-compilation.ts'

interface CompilationServices {
	database: Database
	files: Files
	jobs: Jobs
	bookPdf: PdfRenderer
	origin: string
}

/** Serves whoever is signed in. */
export function compilationRoutes(app: FastifyInstance, services: CompilationServices): void {
	const { database, files, jobs } = services
	jobs.work(compilationJob, ({ compilationId }) => makeCompilation(services, compilationId))
	mountContract(
		app,
		compilationsContract,
		{
			'POST /api/current-affairs/compilations': async ({ body: { month, lang } }) => ({
				data: presentCompilation(await requestCompilation(services, { month, language: lang })),
			}),

			'GET /api/current-affairs/compilations/:id': async ({ params }) => ({
				data: presentCompilation(await getCompilation(database, params.id)),
			}),

			'GET /api/current-affairs/compilations/:id/pdf': async ({ params, reply }) => {
				const compilation = await getCompilation(database, params.id)
				if (compilation.fileId === null) throw new AppError('compilation.not-ready')
				const content = await files.read(compilation.fileId)
				// An article changed between the two, and took the file with it.
				if (!content) throw new AppError('compilation.not-found')
				return reply
					.type('application/pdf')
					.headers({ ...attachment(compilationFileName(compilation)), 'cache-control': 'private, no-cache' })
					.send(content)
			},
		},
		{ 'POST /api/current-affairs/compilations': { max: 60, windowMinutes: 1 } },
	)
}
