import { AppError } from '@aravalli/shared/errors'
import type { FastifyRequest } from 'fastify'

/** 5 MB pass; one byte more is refused while it arrives. */
export const MAX_PICTURE_BYTES = 5_242_880

export interface ReceivedFile {
	content: Buffer
	fileName: string
}

/**
 * The file of the field `file`.
 *
 * @throws AppError `file.missing`, `file.too-large`, `request.malformed` for a body that is no form or ends in the middle
 */
export async function receiveFile(request: FastifyRequest): Promise<ReceivedFile> {
	if (!request.isMultipart()) throw new AppError('request.unsupported-type')
	const part = await request.file()
	if (part?.fieldname !== 'file') throw new AppError('file.missing')
	const content = await part.toBuffer()
	if (content.length === 0) throw new AppError('file.missing')
	return { content, fileName: part.filename }
}
