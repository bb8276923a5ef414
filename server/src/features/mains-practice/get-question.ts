import type { Language } from '@aravalli/shared/language'
import type { MainsQuestionData } from '@aravalli/shared/mains-practice/contract'
import { mainsKind } from '@aravalli/shared/mains-practice/kind'
import { getItem } from '../../content/items.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { presentQuestion } from './present-question.ts'

/** @throws AppError `question.not-found`, also for one that is not published */
export async function getQuestion({ db }: Database, id: string, language: Language): Promise<MainsQuestionData> {
	const wanted = { language, hasTranslations: true, notFound: 'question.not-found' } as const
	return presentQuestion(await getItem(db, mainsKind, id, wanted), language)
}
