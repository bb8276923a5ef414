import type { Bilingual, Language } from '@aravalli/shared/language'
import { shortenText } from '@aravalli/shared/shorten-text'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../platform/database/open-database.ts'
import type { SharingPictures } from '../../platform/sharing/sharing-pictures.ts'
import { getPost } from './get-post.ts'

/** Six lines of the smallest letters hold so many in either script. */
const MAX_CHARACTERS = 230

const section: Bilingual = { english: 'Blog', hindi: 'ब्लॉग' }

interface Services {
	database: Database
	pictures: SharingPictures
}

/** @throws AppError `blog.not-found` or `server.overloaded` */
export async function sendPostPicture(
	{ database, pictures }: Services,
	id: string,
	language: Language,
	{ request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
	const { heading } = await getPost(database, id, language)
	const card = { title: shortenText(heading, MAX_CHARACTERS), note: section[language], marks: null, language }
	return pictures.send(card, request, reply)
}
