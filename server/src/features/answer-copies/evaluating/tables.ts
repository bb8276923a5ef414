/** Is what the evaluation reads of copies, and what it changes about them. */
import { randomBytes } from 'node:crypto'
import { CREDIT_DAYS } from '@aravalli/shared/answer-copies/copy'
import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'
import { type AnswerCopyRow, answerCopies, answerPages, evaluationCredits } from '../tables.ts'

const isCopy = (id: string) => sql`${answerCopies.id} = ${id}`

/** Locks it: of two changes the second finds what the first has left. */
export async function lockCopy(tx: Transaction, id: string): Promise<AnswerCopyRow | null> {
	return (await tx.select().from(answerCopies).where(isCopy(id)).for('update'))[0] ?? null
}

/** Finds those of the ids that there are, in any order. */
export async function findCopies(db: Queryable, ids: readonly string[]): Promise<AnswerCopyRow[]> {
	if (ids.length === 0) return []
	return db
		.select()
		.from(answerCopies)
		.where(sql`${answerCopies.id} = any(${sql.param([...ids])}::text[])`)
}

export interface ReadablePage {
	copyId: string
	pageId: string
	readingFileId: string
	fullFileId: string | null
	/** Are of the reading picture, in pixels. */
	width: number
	height: number
	/** Changes with the picture, for its address. */
	version: string
}

/** Lists the pages of copies that were sent, copy by copy in their order. */
export async function listReadablePages(db: Queryable, copyIds: readonly string[]): Promise<ReadablePage[]> {
	if (copyIds.length === 0) return []
	const rows = await db
		.select()
		.from(answerPages)
		.where(
			sql`${answerPages.copyId} = any(${sql.param([...copyIds])}::text[]) and ${answerPages.readingFileId} is not null`,
		)
		.orderBy(answerPages.copyId, answerPages.position, answerPages.id)
	return rows.flatMap(({ id, copyId, readingFileId, fullFileId, width, height }) =>
		readingFileId === null || width === null || height === null
			? []
			: [{ copyId, pageId: id, readingFileId, fullFileId, width, height, version: readingFileId.slice(0, 8) }],
	)
}

/** An evaluator has it now. Only the first one's start is told to the learner. */
export async function setStarted(tx: Transaction, id: string, now: Date): Promise<void> {
	await tx
		.update(answerCopies)
		.set({ state: 'evaluating', startedAt: now })
		.where(sql`${isCopy(id)} and ${answerCopies.state} = 'waiting'`)
}

/** Nobody has it any more. */
export async function setWaiting(tx: Transaction, id: string): Promise<void> {
	await tx
		.update(answerCopies)
		.set({ state: 'waiting', startedAt: null })
		.where(sql`${isCopy(id)} and ${answerCopies.state} = 'evaluating'`)
}

/** It is with its learner; where it was returned before, only its marks change. */
export async function setReturned(tx: Transaction, id: string, halfMarks: number, now: Date): Promise<void> {
	await tx
		.update(answerCopies)
		.set({
			state: 'returned',
			halfMarks,
			returnedAt: sql`coalesce(${answerCopies.returnedAt}, ${now.toISOString()}::timestamptz)`,
			seenAt: null,
		})
		.where(isCopy(id))
}

/** Its learner has opened what is returned now. */
export async function setSeen(db: Queryable, id: string, now: Date): Promise<void> {
	await db
		.update(answerCopies)
		.set({ seenAt: now })
		.where(sql`${isCopy(id)} and ${answerCopies.state} = 'returned' and ${answerCopies.seenAt} is null`)
}

export async function setReEvaluated(tx: Transaction, id: string): Promise<void> {
	await tx.update(answerCopies).set({ isReEvaluated: true }).where(isCopy(id))
}

/** Gives the learner of a copy that is late one more evaluation; once, however often it is said. @returns whether it is new */
export async function giveCredit(tx: Transaction, copy: { id: string; userId: string }, now: Date): Promise<boolean> {
	const given = await tx
		.insert(evaluationCredits)
		.values({
			id: randomBytes(12).toString('hex'),
			userId: copy.userId,
			copyId: copy.id,
			createdAt: now,
			expiresAt: new Date(now.getTime() + CREDIT_DAYS * 86_400_000),
		})
		.onConflictDoNothing({ target: evaluationCredits.copyId })
		.returning({ id: evaluationCredits.id })
	return given.length > 0
}

export interface ReturnedCopy {
	id: string
	/** Is 'YYYY-MM-DD'. */
	day: string
	number: number | null
	questionId: string
	paperCategory: string
	maxMarks: number
	questionMarks: number[] | null
	halfMarks: number
	returnedAt: Date
	isReEvaluated: boolean
	isSample: boolean
}

interface WantedReturned {
	userId: string
	/** null: of all papers */
	paperCategory: string | null
	limit: number
	/** Leaves out what was returned then or later. */
	before?: Date
	isUnseen?: boolean
}

/** Lists somebody's returned copies, the newest first. */
export async function listReturned(
	db: Queryable,
	{ userId, paperCategory, limit, before, isUnseen }: WantedReturned,
): Promise<ReturnedCopy[]> {
	const rows = await db
		.select()
		.from(answerCopies)
		.where(
			sql`${answerCopies.userId} = ${userId} and ${answerCopies.state} = 'returned'
				and (${paperCategory}::text is null or ${answerCopies.paperCategory} = ${paperCategory})
				${before ? sql`and ${answerCopies.returnedAt} < ${before.toISOString()}::timestamptz` : sql``}
				${isUnseen ? sql`and ${answerCopies.seenAt} is null` : sql``}`,
		)
		.orderBy(sql`${answerCopies.returnedAt} desc, ${answerCopies.id}`)
		.limit(limit)
	return rows.flatMap(({ halfMarks, returnedAt, ...row }) =>
		halfMarks === null || returnedAt === null ? [] : [{ ...row, halfMarks, returnedAt }],
	)
}

/** Names those of a day's questions to which somebody has begun to answer. */
export async function findBegunQuestions(
	db: Queryable,
	day: string,
	questionIds: readonly string[],
): Promise<string[]> {
	if (questionIds.length === 0) return []
	const rows = await db
		.selectDistinct({ questionId: answerCopies.questionId })
		.from(answerCopies)
		.where(
			sql`${answerCopies.day} = ${day} and ${answerCopies.questionId} = any(${sql.param([...questionIds])}::text[])`,
		)
	return rows.map(({ questionId }) => questionId)
}
