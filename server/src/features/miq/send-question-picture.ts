import type { Language } from '@aravalli/shared/language'
import { miqPaperOf } from '@aravalli/shared/miq/question'
import { shortenText } from '@aravalli/shared/shorten-text'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../platform/database/open-database.ts'
import type { SharingCard } from '../../platform/sharing/sharing-card.ts'
import type { SharingPictures } from '../../platform/sharing/sharing-pictures.ts'
import { getQuestionDetails } from './get-question.ts'
import { miqWords, paperNames } from './miq-words.ts'
import type { QuestionRow } from './reading/tables.ts'

/** Six lines of the smallest letters hold so many in either script. */
const MAX_CHARACTERS = 230

type CardQuestion = Pick<QuestionRow, 'questions' | 'paperCategory' | 'marks'>

/** The first question stands for all, as in the list. */
export function questionCard(question: CardQuestion, language: Language): SharingCard {
	const m = miqWords[language]
	const [first = ''] = question.questions
	return {
		title: shortenText(first.replace(/\s+/g, ' ').trim(), MAX_CHARACTERS),
		note: `${paperNames[miqPaperOf(question.paperCategory)][language]} · ${m.section}`,
		marks: { number: String(question.marks), word: m.marks(question.marks) },
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
	const question = await getQuestionDetails(database, id, language)
	return pictures.send(questionCard(question, language), request, reply)
}
