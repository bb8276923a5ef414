import type { Language } from '@aravalli/shared/language'
import type { PrelimsQuestionData } from '@aravalli/shared/prelims-practice/contract'
import { prelimsKind } from '@aravalli/shared/prelims-practice/kind'
import { getItem } from '../../content/items.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { presentQuestion } from './present-question.ts'

/** @throws AppError `question.not-found`, also for one that is not published */
export async function getQuestion({ db }: Database, id: string, language: Language): Promise<PrelimsQuestionData> {
	const wanted = { language, hasTranslations: true, notFound: 'question.not-found' } as const
	return presentQuestion(await getItem(db, prelimsKind, id, wanted))
}
