import type { Language } from '@aravalli/shared/language'
import type { PrelimsQuestionData } from '@aravalli/shared/prelims-practice/contract'
import { prelimsKind } from '@aravalli/shared/prelims-practice/kind'
import { findItems } from '../../content/items.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { presentQuestion } from './present-question.ts'

/** Finds those of the ids that are published, in the order of the ids. */
export async function findQuestions(
	{ db }: Database,
	ids: readonly string[],
	language: Language,
): Promise<PrelimsQuestionData[]> {
	const items = await findItems(db, prelimsKind, [...new Set(ids)], { language, hasTranslations: true })
	const byId = new Map(items.map((item) => [item.id, presentQuestion(item)]))
	return [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
}
