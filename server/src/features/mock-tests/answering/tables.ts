import type { AnswerState } from '@aravalli/shared/mock-tests/contract'
import { sql } from 'drizzle-orm'
import { kept } from '../../../platform/database/kept-statements.ts'
import type { Queryable } from '../../../platform/database/open-database.ts'
import { type AttemptScheme, testAnswers, testAttempts } from '../tables.ts'

/** Is what a device sends of one attempt, each question once. */
export interface Sending {
	attemptId: string
	userId: string
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
 * Stores what several devices send in one statement, because it runs with each press of everybody in a test: of each sending all answers, or none where its attempt is finished or
 * closed, or one is to a question or with an option that it does not have. An end that comes meanwhile waits for it, or it for the end. Where the time to answer is over, an option
 * that was chosen stays.
 *
 * @returns for each sending its attempt; null where it is nobody's or somebody else's
 */
export async function storeAnswers(db: Queryable, sendings: readonly Sending[]): Promise<(ReceivingAttempt | null)[]> {
	const { rows } = await db.execute<{ [K in keyof ReceivingAttempt]: ReceivingAttempt[K] } & { no: number }>(sql`${kept}
		with sending as (
			select * from jsonb_to_recordset(${JSON.stringify(sendings.map(sendingRow))}::jsonb)
				as sending(no integer, "attemptId" text, "userId" text, now timestamptz)
		), attempt as materialized (
			select no, now, id, cardinality(question_ids) as questions, scheme, started_at, answers_until, closes_at, finished_at
			from sending join ${testAttempts} on id = "attemptId" and user_id = "userId" for share of ${testAttempts}
		), given as materialized (
			select * from jsonb_to_recordset(${JSON.stringify(sendings.flatMap(answerRows))}::jsonb) as given(
				no integer, place smallint, answer text, "isFlagged" boolean, "isGuessed" boolean, language text,
				"spentSeconds" integer, "atMilliseconds" integer)
		), refused as (
			select no from attempt where finished_at is not null or now > closes_at
			union select no from given join attempt using (no)
			where place > questions or (answer = 'E' and not (scheme ->> 'hasNotAttempted')::boolean)
		), newest as (
			select distinct on (id, place) no, id, now, answers_until, place, answer, "isFlagged", "isGuessed", language,
				"spentSeconds",
				least("atMilliseconds", (1000 * extract(epoch from now - started_at))::integer) as at
			from attempt join given using (no) where no not in (select no from refused)
			order by id, place, "atMilliseconds" desc, no desc
		), stored as (
			insert into ${testAnswers} as old
				(attempt_id, place, answer, is_flagged, is_guessed, language, spent_seconds, at_milliseconds)
			select id, place, answer, "isFlagged", "isGuessed", language, "spentSeconds", at from newest order by id, place
			on conflict (attempt_id, place) do update set
				answer = case when old.answer is not null and exists (
						select from newest where id = excluded.attempt_id and place = excluded.place and now > answers_until)
					then old.answer else excluded.answer end,
				is_flagged = excluded.is_flagged, is_guessed = excluded.is_guessed, language = excluded.language,
				spent_seconds = greatest(old.spent_seconds, excluded.spent_seconds),
				at_milliseconds = excluded.at_milliseconds
			where excluded.at_milliseconds > old.at_milliseconds
			returning old.attempt_id, old.place, old.answer
		)
		select no, questions, scheme, started_at as "startedAt", closes_at as "closesAt", finished_at as "finishedAt", (
			select coalesce(jsonb_agg(jsonb_build_object('place', stored.place, 'answer', stored.answer)), '[]')
			from stored join newest on newest.id = attempt_id and newest.place = stored.place and newest.no = attempt.no
		) as stored
		from attempt`)
	const found = new Map(rows.map((row) => [row.no, row]))
	return sendings.map((_, no) => found.get(no) ?? null)
}

const sendingRow = ({ attemptId, userId, now }: Sending, no: number) => ({ no, attemptId, userId, now })

const answerRows = ({ answers }: Sending, no: number) => answers.map((answer) => ({ no, ...answer }))

export async function listAnswers(db: Queryable, attemptId: string): Promise<AnswerState[]> {
	const { rows } = await db.execute<{ [K in keyof AnswerState]: AnswerState[K] }>(sql`
		select place, answer, is_flagged as "isFlagged", is_guessed as "isGuessed", language,
			spent_seconds as "spentSeconds", at_milliseconds as "atMilliseconds"
		from ${testAnswers} where attempt_id = ${attemptId} order by place`)
	return rows
}
