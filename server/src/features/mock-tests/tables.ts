import type { Bilingual } from '@aravalli/shared/language'
import type { MarkingScheme } from '@aravalli/shared/mock-tests/marking-scheme'
import type { KeyEntry } from '@aravalli/shared/mock-tests/score-test'
import { sql } from 'drizzle-orm'
import {
	boolean,
	check,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	real,
	smallint,
	text,
	timestamp,
	uniqueIndex,
} from 'drizzle-orm/pg-core'
import { plainText } from '../../platform/database/plain-text.ts'

/** Is how the paper of an attempt is marked and timed: what holds when it begins, holds for it. */
export interface AttemptScheme extends MarkingScheme {
	minutes: number
	bubbleMinutes: number
}

/** Is what was given in an attempt, by the places of its questions, once it is finished. */
export interface Sheet {
	/** One character a question: A to E, or '-' for none. */
	answers: string
	/** Are places, from 1. */
	guessed: number[]
	flagged: number[]
	/** Seconds for each question. */
	spent: number[]
}

/** Is one learner's attempt at a paper. The account is referred to in the migration: the tables of accounts are another feature's. */
export const testAttempts = pgTable(
	'test_attempts',
	{
		id: text().primaryKey(),
		userId: text('user_id').notNull(),
		paperId: plainText('paper_id').notNull(),
		/** Counts the attempts of one learner at one paper, from 1. */
		attemptNo: integer('attempt_no').notNull(),
		/** Is what the paper was called then: it may be withdrawn later. */
		title: jsonb().$type<Bilingual>().notNull(),
		scheme: jsonb().$type<AttemptScheme>().notNull(),
		/** Are the questions in their order: a paper that is edited later changes no attempt. */
		questionIds: text('question_ids').array().notNull(),
		startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
		/** Are the moments, each with its grace, from which no option is changed any more, and none is taken. */
		answersUntil: timestamp('answers_until', { withTimezone: true }).notNull(),
		closesAt: timestamp('closes_at', { withTimezone: true }).notNull(),
		finishedAt: timestamp('finished_at', { withTimezone: true }),
		/** It is null while the attempt runs: then `testAnswers` has what is given. */
		sheet: jsonb().$type<Sheet>(),
	},
	(table) => [
		check('test_attempts_id', sql`${table.id} ~ '^[0-9a-f-]{36}$'`),
		check('test_attempts_questions', sql`cardinality(${table.questionIds}) between 1 and 300`),
		check('test_attempts_end', sql`num_nulls(${table.finishedAt}, ${table.sheet}) in (0, 2)`),
		uniqueIndex('test_attempts_running').on(table.userId, table.paperId).where(sql`${table.finishedAt} is null`),
		uniqueIndex('test_attempts_number').on(table.userId, table.paperId, table.attemptNo),
		index('test_attempts_own').on(table.userId, table.startedAt, table.id),
		index('test_attempts_closing').on(table.closesAt).where(sql`${table.finishedAt} is null`),
		index('test_attempts_finished').on(table.paperId, table.id).where(sql`${table.finishedAt} is not null`),
	],
)

/** Has the questions of running attempts that were touched; the end of an attempt folds them into its sheet. */
export const testAnswers = pgTable(
	'test_answers',
	{
		attemptId: text('attempt_id')
			.notNull()
			.references(() => testAttempts.id, { onDelete: 'cascade' }),
		/** Counts the questions of the paper, from 1. */
		place: smallint().notNull(),
		answer: text(),
		isFlagged: boolean('is_flagged').notNull(),
		isGuessed: boolean('is_guessed').notNull(),
		language: text(),
		spentSeconds: integer('spent_seconds').notNull(),
		/** Is when it was so on the learner's device, since the start of the attempt: what is older changes nothing. */
		atMilliseconds: integer('at_milliseconds').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.attemptId, table.place] }),
		check('test_answers_answer', sql`${table.answer} in ('A', 'B', 'C', 'D', 'E')`),
		check('test_answers_language', sql`${table.language} in ('english', 'hindi')`),
	],
)

/** Has each key by which a paper was ever marked, so that a first score can always be explained. */
export const paperKeys = pgTable(
	'paper_keys',
	{
		paperId: plainText('paper_id').notNull(),
		/** Counts the keys of a paper, from 1. */
		revision: integer().notNull(),
		/** Gives the right option of each question by its id. */
		key: jsonb().$type<Record<string, KeyEntry>>().notNull(),
		madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
	},
	(table) => [primaryKey({ columns: [table.paperId, table.revision] })],
)

/** Names the questions that were published anew since papers were last compared with them. */
export const changedQuestions = pgTable('changed_questions', {
	questionId: plainText('question_id').primaryKey(),
	changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Has a score for each key by which an attempt was marked: the first stays. */
export const testScores = pgTable(
	'test_scores',
	{
		attemptId: text('attempt_id')
			.notNull()
			.references(() => testAttempts.id, { onDelete: 'cascade' }),
		revision: integer().notNull(),
		paperId: plainText('paper_id').notNull(),
		/** Ranks are among the first attempts of learners. */
		isFirst: boolean('is_first').notNull(),
		scoredAt: timestamp('scored_at', { withTimezone: true }).notNull(),
		marksHundredths: integer('marks_hundredths').notNull(),
		maxHundredths: integer('max_hundredths').notNull(),
		isDisqualified: boolean('is_disqualified').notNull(),
		right: integer('right_count').notNull(),
		wrong: integer('wrong_count').notNull(),
		notAttempted: integer('not_attempted_count').notNull(),
		blank: integer('blank_count').notNull(),
		dropped: integer('dropped_count').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.attemptId, table.revision] }),
		index('test_scores_ranked')
			.on(table.paperId, table.revision, table.marksHundredths)
			.where(sql`${table.isFirst} and not ${table.isDisqualified}`),
	],
)

/** Tells editors how a question did in a paper; it is measured in the background. */
export const questionStatistics = pgTable(
	'question_statistics',
	{
		questionId: plainText('question_id').notNull(),
		paperId: plainText('paper_id').notNull(),
		attempts: integer().notNull(),
		/** Counts A to E and '-' for none. */
		options: jsonb().$type<Record<string, number>>().notNull(),
		right: integer('right_count').notNull(),
		/** Lies between -1 and 1; null where nothing can be said. */
		discrimination: real(),
		measuredAt: timestamp('measured_at', { withTimezone: true }).notNull(),
	},
	(table) => [primaryKey({ columns: [table.questionId, table.paperId] })],
)
