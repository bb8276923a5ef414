import type { Bilingual, Language } from '@aravalli/shared/language'
import { shortenText } from '@aravalli/shared/shorten-text'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SharingPictures } from '../../platform/sharing/sharing-pictures.ts'

/** Six lines of the smallest letters hold so many in either script. */
const MAX_CHARACTERS = 230

const section: Bilingual = { english: 'Blog', hindi: 'ब्लॉग' }

/** @throws AppError `server.overloaded` */
export async function sendPostPicture(
	pictures: SharingPictures,
	{ heading, language }: { heading: string; language: Language },
	{ request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
	const card = { title: shortenText(heading, MAX_CHARACTERS), note: section[language], marks: null, language }
	return pictures.send(card, request, reply)
}
