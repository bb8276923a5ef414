import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/open-database.ts'
import { type AnswerBookletRow, answerBooklets } from '../tables.ts'

/** Finds those of the ids that there are, in any order. */
export async function findBooklets(db: Queryable, ids: readonly string[]): Promise<AnswerBookletRow[]> {
	if (ids.length === 0) return []
	return db
		.select()
		.from(answerBooklets)
		.where(sql`${answerBooklets.id} = any(${sql.param([...ids])}::text[])`)
}

/** Keeps a booklet, unless its learner has one for that question of that day. @returns the one that stands */
export async function keepBooklet(db: Queryable, row: AnswerBookletRow): Promise<AnswerBookletRow> {
	const [made] = await db
		.insert(answerBooklets)
		.values(row)
		.onConflictDoNothing({ target: [answerBooklets.userId, answerBooklets.questionId, answerBooklets.day] })
		.returning()
	if (made) return made
	const [standing] = await db
		.select()
		.from(answerBooklets)
		.where(
			sql`${answerBooklets.userId} = ${row.userId} and ${answerBooklets.questionId} = ${row.questionId}
				and ${answerBooklets.day} = ${row.day}`,
		)
	if (!standing) throw new Error('A booklet was there a moment ago, and is gone.')
	return standing
}
