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
	const received = await readParts(request).catch(asRefusal)
	if (!received) throw new AppError('file.missing')
	return received
}

/** To the end also after the file was found: only so a second one is noticed, and the connection is free for the next request. */
async function readParts(request: FastifyRequest): Promise<ReceivedFile | undefined> {
	let received: ReceivedFile | undefined
	for await (const part of request.files()) {
		const content = await part.toBuffer()
		if (part.fieldname === 'file' && content.length > 0) received = { content, fileName: part.filename }
	}
	return received
}

/** What the parser itself throws has no status: it could not read the form. */
function asRefusal(error: Error): never {
	throw 'statusCode' in error ? error : new AppError('request.malformed')
}
