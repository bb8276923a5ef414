import type { Bilingual, Language } from '@aravalli/shared/language'
import type { PaperCategory } from '@aravalli/shared/questions/question'
import { shortenText } from '@aravalli/shared/shorten-text'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../platform/database/open-database.ts'
import type { SharingCard } from '../../platform/sharing/sharing-card.ts'
import type { SharingPictures } from '../../platform/sharing/sharing-pictures.ts'
import { getQuestionDetails } from './get-question.ts'
import { sheetWords } from './question-sheet.ts'
import type { QuestionRow } from './tables.ts'

/** Six lines of the smallest letters hold so many in either script. */
const MAX_CHARACTERS = 230

const papers: Record<PaperCategory, Bilingual> = {
	GS_PAPER_1: { english: 'GS Paper 1', hindi: 'सा. अध्ययन 1' },
	GS_PAPER_2: { english: 'GS Paper 2', hindi: 'सा. अध्ययन 2' },
	GS_PAPER_3: { english: 'GS Paper 3', hindi: 'सा. अध्ययन 3' },
	GS_PAPER_4: { english: 'GS Paper 4', hindi: 'सा. अध्ययन 4' },
	ESSAY: { english: 'Essay', hindi: 'निबंध' },
	MONTHLY_CONSOLIDATIONS: { english: 'Monthly Consolidations', hindi: 'मासिक समेकन' },
	PRAKARAM_2025_26: { english: 'Prakaram 2025 -26', hindi: 'प्रक्रम 2025 -26' },
}

type CardQuestion = Pick<QuestionRow, 'questionText' | 'paperCategory' | 'marks'>

export function questionCard(question: CardQuestion, language: Language): SharingCard {
	const m = sheetWords[language]
	return {
		title: shortenText(question.questionText.replace(/\s+/g, ' ').trim(), MAX_CHARACTERS),
		note: `${papers[question.paperCategory][language]} · ${m.section}`,
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
	questionId: string,
	language: Language,
	{ request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
	const question = await getQuestionDetails(database, questionId, language)
	return pictures.send(questionCard(question, language), request, reply)
}
