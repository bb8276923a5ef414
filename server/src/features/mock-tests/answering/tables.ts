import type { AnswerState } from '@aravalli/shared/mock-tests/contract'
import { sql } from 'drizzle-orm'
import { kept } from '../../../platform/database/kept-statements.ts'
import type { Queryable } from '../../../platform/database/open-database.ts'
import { type AttemptScheme, testAnswers, testAttempts } from '../tables.ts'

interface Sending {
	attemptId: string
	userId: string
	/** Has each question once. */
	answers: AnswerState[]
	now: Date
}

/** Is an attempt at the moment at which answers to it arrive. */
export interface ReceivingAttempt {
	questions: number
	scheme: AttemptScheme
	/** They are written as ISO 8601, in UTC. */
	startedAt: string
	closesAt: string
	finishedAt: string | null
	/** Are the options of what was changed, by their places. */
	stored: { place: number; answer: string | null }[]
}

/**
 * Stores answers in one statement, because it runs with each press of everybody in a test: all of them, or none where the attempt is finished or closed, or one
 * is to a question or with an option that it does not have. An end that comes meanwhile waits for it, or it for the end. Where the time to answer is over, an
 * option that was chosen stays.
 *
 * @returns null where it is nobody's or somebody else's
 */
export async function storeAnswers(
	db: Queryable,
	{ attemptId, userId, answers, now }: Sending,
): Promise<ReceivingAttempt | null> {
	const moment = sql`${now.toISOString()}::timestamptz`
	const { rows } = await db.execute<{ [K in keyof ReceivingAttempt]: ReceivingAttempt[K] }>(sql`${kept}
		with attempt as (
			select id, cardinality(question_ids) as questions, scheme, started_at, answers_until, closes_at, finished_at
			from ${testAttempts} where id = ${attemptId} and user_id = ${userId} for share
		), given as (
			select * from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as given(
				place smallint, answer text, "isFlagged" boolean, "isGuessed" boolean, language text,
				"spentSeconds" integer, "atMilliseconds" integer)
		), stored as (
			insert into ${testAnswers} as old
				(attempt_id, place, answer, is_flagged, is_guessed, language, spent_seconds, at_milliseconds)
			select attempt.id, place, answer, "isFlagged", "isGuessed", language, "spentSeconds",
				least("atMilliseconds", (1000 * extract(epoch from ${moment} - started_at))::integer)
			from attempt, given
			where finished_at is null and ${moment} <= closes_at and not exists (
				select from given where place > questions or (answer = 'E' and not (scheme ->> 'hasNotAttempted')::boolean))
			on conflict (attempt_id, place) do update set
				answer = case when old.answer is not null and ${moment} > (select answers_until from attempt)
					then old.answer else excluded.answer end,
				is_flagged = excluded.is_flagged, is_guessed = excluded.is_guessed, language = excluded.language,
				spent_seconds = greatest(old.spent_seconds, excluded.spent_seconds),
				at_milliseconds = excluded.at_milliseconds
			where excluded.at_milliseconds > old.at_milliseconds
			returning old.place, old.answer
		)
		select questions, scheme, started_at as "startedAt", closes_at as "closesAt", finished_at as "finishedAt",
			(select coalesce(jsonb_agg(jsonb_build_object('place', place, 'answer', answer)), '[]') from stored) as stored
		from attempt`)
	return rows[0] ?? null
}

export async function listAnswers(db: Queryable, attemptId: string): Promise<AnswerState[]> {
	const { rows } = await db.execute<{ [K in keyof AnswerState]: AnswerState[K] }>(sql`
		select place, answer, is_flagged as "isFlagged", is_guessed as "isGuessed", language,
			spent_seconds as "spentSeconds", at_milliseconds as "atMilliseconds"
		from ${testAnswers} where attempt_id = ${attemptId} order by place`)
	return rows
}
