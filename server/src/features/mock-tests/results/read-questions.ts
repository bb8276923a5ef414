import { prelimsKind } from '@aravalli/shared/prelims-practice/kind'
import { findStored, type Item } from '../../../content/items.ts'
import type { Queryable } from '../../../platform/database/open-database.ts'

export type PaperQuestion = Item<typeof prelimsKind>

/** Reads questions in both languages, in the order of the ids; what was withdrawn since is there as it was. */
export async function readQuestions(db: Queryable, questionIds: readonly string[]): Promise<PaperQuestion[]> {
	const found = new Map((await findStored(db, prelimsKind, [...questionIds])).map((item) => [item.id, item]))
	return questionIds.flatMap((id) => found.get(id) ?? [])
}
