import { AppError } from '@aravalli/shared/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendFile } from '../../platform/files/send-file.ts'
import { attachment } from '../../platform/http/attachment.ts'
import { getExportFile } from './get-export.ts'
import type { MyDataServices } from './my-data-services.ts'

interface Asked {
	userId: string
	exportId: string
	/** Counts from 1. */
	part: number
}

/**
 * Sends one of the files of a copy. Whoever has followed an old link sees the page, which says what is wrong with it.
 *
 * @throws AppError as `getExportFile` and `sendFile`
 */
export async function sendExport(
	{ database, files, now }: Pick<MyDataServices, 'database' | 'files' | 'now'>,
	asked: Asked,
	{ request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
	try {
		const { file, fileName } = await getExportFile(database, asked, now())
		reply.headers({ ...attachment(fileName), 'cache-control': 'private, no-store' })
		return await sendFile(files, file, request, reply)
	} catch (error) {
		const isLink = request.headers.accept?.includes('text/html') ?? false
		if (!isLink || !(error instanceof AppError) || !error.code.startsWith('export.')) throw error
		return reply.redirect(`/my-data?copy=${error.code.slice('export.'.length)}`, 303)
	}
}
