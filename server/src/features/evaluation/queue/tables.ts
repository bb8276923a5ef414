import { randomBytes } from 'node:crypto'
import type { PaperCategory } from '@aravalli/shared/questions/question'
import { sql } from 'drizzle-orm'
import { countUpTo } from '../../../platform/database/count-up-to.ts'
import type { Queryable, SqlPart } from '../../../platform/database/database.ts'
import { answerCopies } from '../../answer-copies/public.ts'
import type { Evaluator } from '../evaluation-services.ts'
import { type EvaluationKind, type EvaluationRow, evaluationDrafts, evaluations } from '../tables.ts'

interface NewEvaluation {
	copyId: string
	kind: EvaluationKind
	paperCategory: PaperCategory
	dueAt: Date
	now: Date
	/** Says why the learner asks for it. */
	reason?: string
}

/** Puts a copy into the queue; once for each kind, however often it is said. @returns whether it is new */
export async function insertEvaluation(db: Queryable, { now, ...evaluation }: NewEvaluation): Promise<boolean> {
	const inserted = await db
		.insert(evaluations)
		.values({ id: randomBytes(12).toString('hex'), state: 'waiting', createdAt: now, ...evaluation })
		.onConflictDoNothing({ target: [evaluations.copyId, evaluations.kind] })
		.returning({ id: evaluations.id })
	return inserted.length > 0
}

/**
 * Holds for what waits and may be given to somebody: nobody evaluates an answer of her own or a copy twice, only ADMIN
 * decides as a lead, and a secret second evaluation is not to be seen beside the first.
 *
 * The database cannot guess how many this leaves, so it is asked of rows that are few already.
 */
export function isFor({ userId, isAdmin }: Evaluator): SqlPart {
	const others = sql`select count(*) from ${evaluations} as other where other.copy_id = ${evaluations.copyId}`
	return sql`${evaluations.state} = 'waiting'
		and (${isAdmin} or ${evaluations.kind} <> 'lead')
		and 0 = (${others} and other.evaluator_id = ${userId})
		and ${userId} <> (select copy.user_id from ${answerCopies} as copy where copy.id = ${evaluations.copyId})
		and (${evaluations.kind} <> 'second' or 0 = (${others} and other.kind = 'first' and other.state = 'waiting'))`
}

export interface QueueWish {
	/** null: of all papers. */
	paperCategory: PaperCategory | null
	order: 'due' | 'paper'
	/** Only what was due before; null: all. */
	dueBefore: Date | null
}

interface Part {
	limit: number
	offset: number
}

const matches = ({ paperCategory, dueBefore }: Omit<QueueWish, 'order'>): SqlPart => sql`
	${paperCategory === null ? sql`true` : sql`${evaluations.paperCategory} = ${paperCategory}`}
	and ${dueBefore === null ? sql`true` : sql`${evaluations.dueAt} < ${dueBefore.toISOString()}`}`

const inOrder = (order: QueueWish['order']): SqlPart =>
	order === 'paper'
		? sql`${evaluations.paperCategory}, ${evaluations.dueAt}, ${evaluations.id}`
		: sql`${evaluations.dueAt}, ${evaluations.id}`

const list = (db: Queryable, where: SqlPart, order: SqlPart, { limit, offset }: Part): Promise<EvaluationRow[]> =>
	db.select().from(evaluations).where(where).orderBy(order).limit(limit).offset(offset)

/** So many of those that wait are looked through at once: far more than are for somebody else. */
const WINDOW = 200
const MOST_WINDOWS = 10

/**
 * Finds what waits for whoever asks, in its order, no more than `most`. The queue is read along its index, a stretch at a
 * time: what is read is the same however long it is.
 */
export async function findWaiting(
	db: Queryable,
	evaluator: Evaluator,
	wish: QueueWish,
	most: number,
): Promise<string[]> {
	const found: string[] = []
	for (let window = 0; window < MOST_WINDOWS && found.length < most; window += 1) {
		const { rows } = await db.execute<{ id: string; isFor: boolean }>(sql`
			select ${evaluations.id} as id, ${isFor(evaluator)} as "isFor" from (
				select * from ${evaluations} where ${evaluations.state} = 'waiting' and ${matches(wish)}
				order by ${inOrder(wish.order)} limit ${WINDOW} offset ${window * WINDOW}
			) as evaluations
			order by ${inOrder(wish.order)}`)
		found.push(...rows.flatMap((row) => (row.isFor ? [row.id] : [])))
		if (rows.length < WINDOW) break
	}
	return found.slice(0, most)
}

/** Finds evaluations, in the order of their ids as they are given. */
export async function findEvaluations(db: Queryable, ids: readonly string[]): Promise<EvaluationRow[]> {
	if (ids.length === 0) return []
	const rows = await db
		.select()
		.from(evaluations)
		.where(sql`${evaluations.id} = any(${sql.param([...ids])}::text[])`)
	return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

/** @param evaluatorId null: with anybody */
const isClaimed = (evaluatorId: string | null): SqlPart =>
	evaluatorId === null
		? sql`${evaluations.state} = 'claimed'`
		: sql`${evaluations.state} = 'claimed' and ${evaluations.evaluatorId} = ${evaluatorId}`

/** Lists what is with an evaluator, or with anybody, which is never much. */
export const listClaimed = (db: Queryable, evaluatorId: string | null, wish: QueueWish, part: Part) =>
	list(db, sql`${isClaimed(evaluatorId)} and ${matches(wish)}`, inOrder(wish.order), part)

export const countClaimed = (
	db: Queryable,
	evaluatorId: string | null,
	wish: QueueWish,
	most: number,
): Promise<number> => countUpTo(db, sql`${evaluations}`, sql`${isClaimed(evaluatorId)} and ${matches(wish)}`, most)

const isReturnedBy = (evaluatorId: string, wish: QueueWish): SqlPart =>
	sql`${evaluations.state} = 'published' and ${evaluations.evaluatorId} = ${evaluatorId} and ${matches(wish)}`

/** Lists what an evaluator has returned, the newest first. */
export const listReturnedBy = (db: Queryable, evaluatorId: string, wish: QueueWish, part: Part) =>
	list(db, isReturnedBy(evaluatorId, wish), sql`${evaluations.publishedAt} desc, ${evaluations.id} desc`, part)

export const countReturnedBy = (db: Queryable, evaluatorId: string, wish: QueueWish, most: number): Promise<number> =>
	countUpTo(db, sql`${evaluations}`, isReturnedBy(evaluatorId, wish), most)

export async function findEvaluation(db: Queryable, id: string): Promise<EvaluationRow | null> {
	return (await db.select().from(evaluations).where(sql`${evaluations.id} = ${id}`))[0] ?? null
}

/** Tells in which of some evaluations somebody has saved something. */
export async function findBegun(db: Queryable, evaluatorId: string, ids: readonly string[]): Promise<Set<string>> {
	if (ids.length === 0) return new Set()
	const rows = await db
		.select({ id: evaluationDrafts.evaluationId })
		.from(evaluationDrafts)
		.where(
			sql`${evaluationDrafts.evaluationId} = any(${sql.param([...ids])}::text[])
				and ${evaluationDrafts.evaluatorId} = ${evaluatorId}`,
		)
	return new Set(rows.map(({ id }) => id))
}
