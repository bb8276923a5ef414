import { OFFERED_QUESTIONS } from '@aravalli/shared/paper-questions/contract'
import type { Queryable } from '../../platform/database/open-database.ts'
import { findQuestions, listOffered, type OfferedWanted, type QuestionRow } from './tables.ts'

/** Lists a page of what can be added, and one more where there is one. */
export const listOfferedQuestions = (db: Queryable, wanted: Omit<OfferedWanted, 'limit'>): Promise<QuestionRow[]> =>
	listOffered(db, { ...wanted, limit: OFFERED_QUESTIONS + 1 })

/** Finds the questions of a paper, in its order. */
export async function lookUpQuestions(db: Queryable, ids: readonly string[], paperId: string): Promise<QuestionRow[]> {
	const found = new Map((await findQuestions(db, ids, paperId)).map((row) => [row.id, row]))
	return ids.flatMap((id) => found.get(id) ?? [])
}
