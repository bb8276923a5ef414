import { Readable } from 'node:stream'
import { AppError } from '@aravalli/shared/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readByteRange } from '../http/byte-range.ts'
import type { FilePart } from './file-store.ts'
import type { Files } from './files.ts'

export interface SentFile {
	fileId: string
	mediaType: string
	sizeBytes: number
	sha256: string
}

/**
 * Sends a file, or the part of it that a player asks for, as it is read: nothing of it is ever in memory as a whole.
 *
 * @throws AppError `file.not-found`, `file.beyond-end` (416)
 */
export async function sendFile(
	files: Pick<Files, 'readPart'>,
	{ fileId, mediaType, sizeBytes, sha256 }: SentFile,
	request: FastifyRequest,
	reply: FastifyReply,
): Promise<FastifyReply> {
	const tag = `"${sha256.slice(0, 32)}"`
	reply.headers({ 'accept-ranges': 'bytes', etag: tag })
	const range = wantedRange(request, tag, sizeBytes)
	if (range === 'beyond') {
		reply.header('content-range', `bytes */${sizeBytes}`)
		throw new AppError('file.beyond-end')
	}
	const part: FilePart = range === 'whole' ? { first: 0, last: sizeBytes - 1 } : range
	const content = await openPart(files, fileId, part, request.method === 'HEAD')
	if (range !== 'whole') reply.code(206).header('content-range', `bytes ${part.first}-${part.last}/${sizeBytes}`)
	return reply
		.type(mediaType)
		.header('content-length', part.last - part.first + 1)
		.send(content)
}

/** Who has a part of another file, or asks whether there is one at all, is answered with the whole one. */
function wantedRange({ headers }: FastifyRequest, tag: string, sizeBytes: number) {
	const known = headers['if-range']
	if (known !== undefined && known !== tag) return 'whole'
	return readByteRange(headers.range, sizeBytes)
}

/** A question for the headers alone opens nothing. */
async function openPart(
	files: Pick<Files, 'readPart'>,
	fileId: string,
	part: FilePart,
	isHeadOnly: boolean,
): Promise<Readable> {
	// Fastify takes the length that was set from a stream, and calls nothing at all empty.
	if (isHeadOnly) return Readable.from([])
	const content = await files.readPart(fileId, part)
	if (!content) throw new AppError('file.not-found')
	return content
}
