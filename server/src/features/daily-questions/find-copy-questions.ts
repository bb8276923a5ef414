import { answerWritingKind } from '@aravalli/shared/answer-writing/kind'
import type { CopyQuestion } from '@aravalli/shared/daily-questions/contract'
import type { Language } from '@aravalli/shared/language'
import { findStored } from '../../content/items.ts'
import type { Queryable } from '../../platform/database/open-database.ts'

/** Is a question with what only those may read whose answer was returned. */
export interface AnsweredQuestion {
	question: CopyQuestion
	/** Is plain text; **…** marks phrases. */
	modelAnswer: string
	marksSplit: string
	isPublished: boolean
}

/**
 * Finds questions of answer writing by their ids, in the reader's language; what lacks Hindi comes in English. One that
 * was withdrawn since is found all the same: answers to it were sent.
 */
export async function findCopyQuestions(
	db: Queryable,
	ids: readonly string[],
	language: Language,
): Promise<Map<string, AnsweredQuestion>> {
	const items = await findStored(db, answerWritingKind, [...new Set(ids)])
	return new Map(
		items.map(({ id, common, translations, isPublished }) => {
			const texts = (language === 'hindi' ? translations.hindi : null) ?? translations.english
			const { paperCategory, difficulty, marks, wordLimit } = common
			const question = {
				questionId: id,
				questionText: texts.questionText,
				...{ paperCategory, difficulty, marks, wordLimit },
				isFallback: language === 'hindi' && translations.hindi === null,
			}
			return [id, { question, modelAnswer: texts.answer, marksSplit: texts.marksSplit, isPublished }]
		}),
	)
}
