import { paperNames } from '@aravalli/shared/answer-writing/paper-names'
import type { Language } from '@aravalli/shared/language'
import { shortenText } from '@aravalli/shared/shorten-text'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../platform/database/open-database.ts'
import type { SharingCard } from '../../platform/sharing/sharing-card.ts'
import type { SharingPictures } from '../../platform/sharing/sharing-pictures.ts'
import { getQuestionItem } from './get-question.ts'
import type { QuestionItem } from './question-kind.ts'
import { sheetWords } from './question-sheet.ts'

/** Six lines of the smallest letters hold so many in either script. */
const MAX_CHARACTERS = 230

export function questionCard(
	{ common, texts }: Pick<QuestionItem, 'common' | 'texts'>,
	language: Language,
): SharingCard {
	const m = sheetWords[language]
	return {
		title: shortenText(texts.questionText.replace(/\s+/g, ' ').trim(), MAX_CHARACTERS),
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
	questionId: string,
	language: Language,
	{ request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
	const question = await getQuestionItem(database, questionId, language)
	return pictures.send(questionCard(question, language), request, reply)
}
