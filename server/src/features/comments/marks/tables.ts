import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { commentLikes, commentReplies, comments, replyLikes } from '../tables.ts'

const kinds = {
	comment: { likes: commentLikes, column: sql.raw('comment_id'), liked: comments },
	reply: { likes: replyLikes, column: sql.raw('reply_id'), liked: commentReplies },
} as const

export interface LikeState {
	likes: number
	isLiked: boolean
}

interface Like {
	kind: keyof typeof kinds
	id: string
	userId: string
	/** Null turns it the other way round than it was. */
	isOn: boolean | null
}

/**
 * A like of one person is one row, and the number beside what is liked is changed with it. The comment must be locked, which makes all
 * likes of one thread's comment wait for each other.
 */
export async function setLike(tx: Transaction, { kind, id, userId, isOn }: Like): Promise<LikeState> {
	const { likes, column, liked } = kinds[kind]
	const given = { id, userId, likes, column, liked }
	if (isOn !== true) {
		const removed = await change(
			tx,
			given,
			sql`delete from ${likes} where ${column} = ${id} and user_id = ${userId}`,
			-1,
		)
		if (removed !== null) return { likes: removed, isLiked: false }
	}
	if (isOn !== false) {
		const insert = sql`insert into ${likes} (${column}, user_id) values (${id}, ${userId}) on conflict do nothing`
		const added = await change(tx, given, insert, 1)
		if (added !== null) return { likes: added, isLiked: true }
	}
	return { likes: await countLikes(tx, kind, id), isLiked: isOn === true }
}

/** Returns null where the statement has changed nothing. */
async function change(
	tx: Transaction,
	{ id, liked }: { id: string; liked: (typeof kinds)[keyof typeof kinds]['liked'] },
	statement: ReturnType<typeof sql>,
	by: number,
): Promise<number | null> {
	const { rows } = await tx.execute<{ likes: number }>(sql`
		with changed as (${statement} returning 1)
		update ${liked} set likes = likes + ${by}::int where id = ${id} and exists (select from changed) returning likes`)
	return rows[0]?.likes ?? null
}

async function countLikes(tx: Transaction, kind: Like['kind'], id: string): Promise<number> {
	const { rows } = await tx.execute<{ likes: number }>(sql`select likes from ${kinds[kind].liked} where id = ${id}`)
	return rows[0]?.likes ?? 0
}

/** A pin that is there keeps its time and who set it. */
export async function setPin(tx: Transaction, id: string, by: string | null): Promise<void> {
	if (by === null) await tx.execute(sql`update ${comments} set pinned_at = null, pinned_by = null where id = ${id}`)
	else
		await tx.execute(
			sql`update ${comments} set pinned_at = now(), pinned_by = ${by} where id = ${id} and pinned_at is null`,
		)
}
