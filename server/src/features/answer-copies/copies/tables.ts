import type { CopyState } from '@aravalli/shared/answer-copies/copy'
import type { PaperCategory } from '@aravalli/shared/questions/question'
import { type SQL, sql } from 'drizzle-orm'
import { countUpTo } from '../../../platform/database/count-up-to.ts'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'
import { type AnswerCopyRow, answerCopies } from '../tables.ts'

const isOwn = (userId: string, id: string) => sql`${answerCopies.id} = ${id} and ${answerCopies.userId} = ${userId}`

export async function findOwnCopy(db: Queryable, userId: string, id: string): Promise<AnswerCopyRow | null> {
	return (await db.select().from(answerCopies).where(isOwn(userId, id)))[0] ?? null
}

/** Locks it: of two changes the second finds what the first has left. */
export async function lockOwnCopy(tx: Transaction, userId: string, id: string): Promise<AnswerCopyRow | null> {
	return (await tx.select().from(answerCopies).where(isOwn(userId, id)).for('update'))[0] ?? null
}

/** Finds somebody's answers to questions of the days from `first` to `last`, both included. */
export async function listCopiesOfDays(
	db: Queryable,
	userId: string,
	[first, last]: readonly [string, string],
): Promise<AnswerCopyRow[]> {
	return db
		.select()
		.from(answerCopies)
		.where(sql`${answerCopies.userId} = ${userId} and ${answerCopies.day} between ${first} and ${last}`)
}

export async function findCopyOf(
	db: Queryable,
	userId: string,
	{ day, questionId }: { day: string; questionId: string },
): Promise<AnswerCopyRow | null> {
	const isMeant = sql`${answerCopies.userId} = ${userId} and ${answerCopies.questionId} = ${questionId} and ${answerCopies.day} = ${day}`
	return (await db.select().from(answerCopies).where(isMeant))[0] ?? null
}

/** Finds somebody's copies that answer one of these, whenever. */
export async function findCopiesTo(
	db: Queryable,
	userId: string,
	questionIds: readonly string[],
): Promise<AnswerCopyRow[]> {
	if (questionIds.length === 0) return []
	return db
		.select()
		.from(answerCopies)
		.where(
			sql`${answerCopies.userId} = ${userId} and ${answerCopies.questionId} = any(${sql.param([...questionIds])}::text[])`,
		)
}

type NewDraft = Pick<
	AnswerCopyRow,
	'id' | 'userId' | 'questionId' | 'day' | 'paperCategory' | 'maxMarks' | 'questionMarks' | 'createdAt'
>

/** One that is there already is left as it is. */
export async function insertDraft(db: Queryable, draft: NewDraft): Promise<void> {
	await db
		.insert(answerCopies)
		.values({ ...draft, state: 'draft' })
		.onConflictDoNothing()
}

interface Wanted {
	userId: string
	state: CopyState | 'all'
	/** null: of all papers */
	paperCategory: PaperCategory | null
}

function isWanted({ userId, state, paperCategory }: Wanted): SQL {
	return sql`${answerCopies.userId} = ${userId}
		and (${state}::text = 'all' or ${answerCopies.state} = ${state})
		and (${paperCategory}::text is null or ${answerCopies.paperCategory} = ${paperCategory})`
}

/** Lists the newest first, by the index of one learner's copies. */
export async function listOwnCopies(
	db: Queryable,
	wanted: Wanted,
	{ limit, offset }: { limit: number; offset: number },
): Promise<AnswerCopyRow[]> {
	return db
		.select()
		.from(answerCopies)
		.where(isWanted(wanted))
		.orderBy(sql`${answerCopies.createdAt} desc, ${answerCopies.id} desc`)
		.limit(limit)
		.offset(offset)
}

export const countOwnCopies = (db: Queryable, wanted: Wanted, most: number): Promise<number> =>
	countUpTo(db, sql`${answerCopies}`, isWanted(wanted), most)
