import type { FastifyReply } from 'fastify'
import { typeOfPicture } from '../../../platform/pictures/picture-type.ts'

/** Sends the picture of a page, which nobody but whoever asked may keep. */
export function sendPicture(reply: FastifyReply, content: Buffer): FastifyReply {
	return reply
		.type(typeOfPicture(content))
		.headers({ 'cache-control': 'private, no-store', 'content-disposition': 'inline' })
		.send(content)
}
