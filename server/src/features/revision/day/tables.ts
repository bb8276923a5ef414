import { MOST_OF_DAY } from '@aravalli/shared/revision/day-budget'
import type { DayCounts } from '@aravalli/shared/revision/day-shares'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/open-database.ts'
import { aimPart, type StudyAim } from '../../accounts/public.ts'
import { isAsked, revisionCards } from '../tables.ts'

/** Nobody is asked more in a day, so no more are counted. */
const MOST_COUNTED = 2 * MOST_OF_DAY

export interface RevisionPart extends DayCounts {
	/** Come once more at the end of the day. */
	repeats: number
	hasCards: boolean
}

const isDue = (userId: string, today: string) =>
	sql`user_id = ${userId} and due_on <= ${today} and is_suspended = false and ${isAsked}`

const repeatsOf = (userId: string, today: string) =>
	sql`user_id = ${userId} and done_on = ${today} and again_on = ${today} and is_suspended = false and ${isAsked}`

/** Selects those of the ids of which somebody has no card, in the order given: row by row, as `isAsked` is. */
const unseen = (userId: string, ids: readonly string[]) => sql`
	select question_id, place from unnest(${sql.param([...ids])}::text[]) with ordinality as given (question_id, place)
	where (select true from ${revisionCards} as card where card.user_id = ${userId} and card.question_id = given.question_id) is null
		and ${isAsked} order by place limit ${MOST_OF_DAY}`

/** Gives, as one value of JSON, how much somebody has to revise today and how much is done: a `RevisionPart`. */
export const revisionPart = (userId: string, today: string, fresh: readonly string[]) => sql`(select jsonb_build_object(
	'due', (select count(*) from (select from ${revisionCards} where ${isDue(userId, today)} limit ${MOST_COUNTED}) as due),
	'dueDone', (select count(*) from ${revisionCards} where user_id = ${userId} and done_on = ${today} and first_on < ${today}),
	'fresh', (select count(*) from (${unseen(userId, fresh)}) as fresh),
	'freshDone', (select count(*) from ${revisionCards} where user_id = ${userId} and done_on = ${today} and first_on = ${today}),
	'repeats', (select count(*) from ${revisionCards} where ${repeatsOf(userId, today)}),
	'hasCards', exists (select from ${revisionCards} where user_id = ${userId} and due_on is not null)))`

export interface StoredProgress {
	/** null: the account is gone. */
	aim: StudyAim | null
	counts: RevisionPart
}

interface Asked {
	userId: string
	today: string
	/** Are the newest questions on current affairs, the newest first. */
	fresh: readonly string[]
}

export async function findProgress(db: Queryable, { userId, today, fresh }: Asked): Promise<StoredProgress | null> {
	const { rows } = await db.execute<{ [K in keyof StoredProgress]: StoredProgress[K] }>(sql`
		select ${aimPart(userId)} as aim, ${revisionPart(userId, today, fresh)} as counts`)
	return rows[0] ?? null
}

export interface StoredDay extends StoredProgress {
	byForgotten: string[]
	byWaiting: string[]
	unseen: string[]
	repeats: string[]
	/** Is the first day after today on which something is due. */
	next: { day: string; due: number } | null
}

/** Mixes the subjects of what would else come in the order of its ids, which begin alike. */
const mixed = sql`hashtext(question_id)`

/** The chance that somebody still knows it falls as this falls below 0: FSRS makes it of days since the last answer by stability alone. */
const forgotten = (today: string) => sql`
	(coalesce(reviewed_on, first_on)::date - ${today}::date) / coalesce(stability, 1)`

/** The cards are put in order first and the questions looked at after that: of thousands only the first are. */
const firstDue = (userId: string, today: string, order: SQL) => sql`(
	select coalesce(jsonb_agg(question_id order by place, mixed), '[]') from (
		select question_id, place, mixed from (
			select question_id, ${order} as place, ${mixed} as mixed from ${revisionCards}
			where user_id = ${userId} and due_on <= ${today} and is_suspended = false
			order by place, mixed offset 0) as ordered
		where ${isAsked} order by place, mixed limit ${MOST_OF_DAY}) as first)`

/** Asks the database once for all of a day, but for the questions themselves. */
export async function findDay(db: Queryable, { userId, today, fresh }: Asked): Promise<StoredDay | null> {
	const { rows } = await db.execute<{ [K in keyof StoredDay]: StoredDay[K] }>(sql`
		select ${aimPart(userId)} as aim, ${revisionPart(userId, today, fresh)} as counts,
			${firstDue(userId, today, forgotten(today))} as "byForgotten",
			${firstDue(userId, today, sql`due_on`)} as "byWaiting",
			(select coalesce(jsonb_agg(question_id order by place), '[]') from (${unseen(userId, fresh)}) as fresh) as unseen,
			(select coalesce(jsonb_agg(question_id order by ${mixed}), '[]') from ${revisionCards} where ${repeatsOf(userId, today)}) as repeats,
			(select jsonb_build_object('day', due_on, 'due', count(*)) from ${revisionCards}
				where user_id = ${userId} and due_on > ${today} and is_suspended = false
				group by due_on order by due_on limit 1) as next`)
	return rows[0] ?? null
}
