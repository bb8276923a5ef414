import { categoryNames } from '@aravalli/shared/current-affairs/kind'
import type { Language } from '@aravalli/shared/language'
import { shortenText } from '@aravalli/shared/shorten-text'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../platform/database/open-database.ts'
import type { SharingPictures } from '../../platform/sharing/sharing-pictures.ts'
import { articleWords } from './article-words.ts'
import { getStoredArticle } from './get-article.ts'

/** Six lines of the smallest letters hold so many in either script. */
const MAX_CHARACTERS = 230

/**
 * Shows the title alone, which everybody may read.
 * @throws AppError `article.not-found` or `server.overloaded`
 */
export async function sendArticlePicture(
	{ database, pictures }: { database: Database; pictures: SharingPictures },
	id: string,
	language: Language,
	{ request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
	const { common, card } = await getStoredArticle(database, id, { language, hasBodies: false })
	const note = `${categoryNames[common.category][language]} · ${articleWords[language].section}`
	return pictures.send({ title: shortenText(card.title, MAX_CHARACTERS), note, marks: null, language }, request, reply)
}
