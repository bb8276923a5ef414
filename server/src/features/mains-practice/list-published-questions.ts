import type { Pagination } from '@aravalli/shared/endpoint'
import type { Language } from '@aravalli/shared/language'
import type { MainsQuestionData } from '@aravalli/shared/mains-practice/contract'
import { mainsKind } from '@aravalli/shared/mains-practice/kind'
import type { MainsTab } from '@aravalli/shared/mains-practice/mains-question'
import type { MainsSubject } from '@aravalli/shared/mains-subjects'
import { listNewest } from '../../content/list-newest.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { termsOf } from './list-terms.ts'
import { presentQuestion } from './present-question.ts'

interface ListRequest {
	tab?: MainsTab | undefined
	year?: number | undefined
	set?: number | undefined
	subject?: MainsSubject | undefined
	topic?: string | undefined
	translations: 'true' | 'false'
	page?: number | undefined
	limit?: number | undefined
	language: Language
}

/** Lists published questions, the newest year first; without a page the newest 200. */
export async function listPublishedQuestions(
	{ db }: Database,
	{ tab, year, set, subject, topic, translations, language, ...wanted }: ListRequest,
): Promise<{ data: MainsQuestionData[]; pagination: Pagination }> {
	const hasTranslations = translations === 'true'
	const terms = termsOf({ tab, year, set, subject, topic })
	const { items, pagination } = await listNewest(db, mainsKind, { ...wanted, language, hasTranslations, terms })
	return { data: items.map((item) => presentQuestion(item, language, hasTranslations)), pagination }
}
