import type { Language } from '@aravalli/shared/language'
import { paperNames } from '@aravalli/shared/miq/paper-names'
import { shortenText } from '@aravalli/shared/shorten-text'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../platform/database/open-database.ts'
import type { SharingCard } from '../../platform/sharing/sharing-card.ts'
import type { SharingPictures } from '../../platform/sharing/sharing-pictures.ts'
import { getQuestionItem } from './get-question.ts'
import type { MiqItem } from './miq-kind.ts'
import { miqWords } from './miq-words.ts'

/** Six lines of the smallest letters hold so many in either script. */
const MAX_CHARACTERS = 230

/** The first question stands for all, as in the list. */
export function questionCard({ common, texts }: Pick<MiqItem, 'common' | 'texts'>, language: Language): SharingCard {
	const m = miqWords[language]
	const first = texts.parts[0]?.question ?? ''
	return {
		title: shortenText(first.replace(/\s+/g, ' ').trim(), MAX_CHARACTERS),
		note: `${paperNames[common.paperCategory][language]} · ${m.section}`,
		marks: { number: String(common.marks), word: m.marks(common.marks) },
		language,
	}
}

interface Services {
	database: Database
	pictures: SharingPictures
}

/** @throws AppError `question.not-found` or `server.overloaded` */
export async function sendQuestionPicture(
	{ database, pictures }: Services,
	id: string,
	language: Language,
	{ request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
	const question = await getQuestionItem(database, id, language)
	return pictures.send(questionCard(question, language), request, reply)
}
