import type { Language } from '@aravalli/shared/language'
import { shortenText } from '@aravalli/shared/shorten-text'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../platform/database/open-database.ts'
import type { SharingPictures } from '../../platform/sharing/sharing-pictures.ts'
import { textsIn } from './article-texts.ts'
import { articleWords, categoryNames } from './article-words.ts'
import { getArticleRow } from './get-article.ts'

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
	const row = await getArticleRow(database, id)
	const { title } = textsIn(row, language)
	const note = `${categoryNames[row.category][language]} · ${articleWords[language].section}`
	return pictures.send({ title: shortenText(title, MAX_CHARACTERS), note, marks: null, language }, request, reply)
}
