import { answerWritingKind } from '@aravalli/shared/answer-writing/kind'
import type { CopyQuestion } from '@aravalli/shared/daily-questions/contract'
import type { Language } from '@aravalli/shared/language'
import { findStored, type Item } from '../../content/items.ts'
import type { Queryable } from '../../platform/database/open-database.ts'
import { findPaperQuestions } from '../mains-mock-tests/public.ts'

/** Is a question with what only those may read whose answer was returned. */
export interface AnsweredQuestion {
	question: CopyQuestion
	/** Is plain text; **…** marks phrases. */
	modelAnswer: string
	marksSplit: string
	/** Are those of each question where a copy answers a whole paper; null: it answers one question. */
	questionMarks: number[] | null
	isPublished: boolean
}

/**
 * Finds what copies answer, questions of answer writing or whole papers, by their ids, in the reader's language; what lacks Hindi comes in English. One that
 * was withdrawn since is found all the same: answers to it were sent.
 */
export async function findCopyQuestions(
	db: Queryable,
	ids: readonly string[],
	language: Language,
): Promise<Map<string, AnsweredQuestion>> {
	const items = await findStored(db, answerWritingKind, [...new Set(ids)])
	return new Map<string, AnsweredQuestion>([
		...(await findPaperQuestions(db, ids, language)),
		...items.map(({ id, common, translations, isPublished }) => {
			const texts = (language === 'hindi' ? translations.hindi : null) ?? translations.english
			const isFallback = language === 'hindi' && translations.hindi === null
			const question = presentCopyQuestion({ id, common, card: texts, isFallback })
			const { answer: modelAnswer, marksSplit } = texts
			return [id, { question, modelAnswer, marksSplit, questionMarks: null, isPublished }] as const
		}),
	])
}

type QuestionItem = Pick<Item<typeof answerWritingKind>, 'id' | 'common' | 'isFallback'> & {
	card: { questionText: string }
}

export function presentCopyQuestion({ id, common, card, isFallback }: QuestionItem): CopyQuestion {
	const { paperCategory, difficulty, marks, wordLimit } = common
	return { questionId: id, questionText: card.questionText, paperCategory, difficulty, marks, wordLimit, isFallback }
}
