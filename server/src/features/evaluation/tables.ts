import type { Annotation } from '@aravalli/shared/evaluation/annotation'
import type { HalfMarks } from '@aravalli/shared/evaluation/rubric'
import type { PaperCategory } from '@aravalli/shared/questions/question'
import { sql } from 'drizzle-orm'
import {
	check,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	smallint,
	text,
	timestamp,
	uniqueIndex,
} from 'drizzle-orm/pg-core'
import { answerCopies } from '../answer-copies/public.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/**
 * 'first' is everybody's; 'second' is secret, beside the first; 'lead' decides where they differ; 're-evaluation' was
 * asked for by the learner.
 */
export type EvaluationKind = 'first' | 'second' | 'lead' | 're-evaluation'

/** Keeps each time that a copy is to be evaluated, which makes the queue. */
export const evaluations = pgTable(
	'evaluations',
	{
		/** Holds 24 random hexadecimal digits. */
		id: text().primaryKey(),
		copyId: text('copy_id')
			.notNull()
			.references(() => answerCopies.id, { onDelete: 'cascade' }),
		kind: text().$type<EvaluationKind>().notNull(),
		state: text().$type<'waiting' | 'claimed' | 'published'>().notNull(),
		paperCategory: text('paper_category').$type<PaperCategory>().notNull(),
		dueAt: moment('due_at').notNull(),
		createdAt: moment('created_at').notNull(),
		/** Has claimed it, or has published it. The id of an account that is closed stays: it tells nothing of anybody. */
		evaluatorId: text('evaluator_id'),
		claimedAt: moment('claimed_at'),
		/** Is when it was found to be overdue, and given to somebody else. */
		overdueAt: moment('overdue_at'),
		publishedAt: moment('published_at'),
		halfMarks: smallint('half_marks'),
		/** Says why the learner asks for another evaluation. */
		reason: text(),
	},
	(table) => [
		uniqueIndex('evaluations_once').on(table.copyId, table.kind),
		index('evaluations_due').on(table.dueAt, table.id).where(sql`${table.state} = 'waiting'`),
		index('evaluations_paper').on(table.paperCategory, table.dueAt, table.id).where(sql`${table.state} = 'waiting'`),
		index('evaluations_claimed').on(table.evaluatorId, table.dueAt, table.id).where(sql`${table.state} = 'claimed'`),
		index('evaluations_late').on(table.dueAt).where(sql`${table.state} <> 'published' and ${table.overdueAt} is null`),
		index('evaluations_raised').on(table.overdueAt).where(sql`${table.overdueAt} is not null`),
		index('evaluations_published')
			.on(table.evaluatorId, table.publishedAt, table.id)
			.where(sql`${table.state} = 'published'`),
		check('evaluations_kind', sql`${table.kind} in ('first', 'second', 'lead', 're-evaluation')`),
		check('evaluations_state', sql`${table.state} in ('waiting', 'claimed', 'published')`),
		check('evaluations_claimed_at', sql`(${table.state} = 'waiting') = (${table.claimedAt} is null)`),
		check('evaluations_published_at', sql`(${table.state} = 'published') = (${table.publishedAt} is not null)`),
		check('evaluations_marks', sql`(${table.state} = 'published') = (${table.halfMarks} is not null)`),
	],
)

export type EvaluationRow = typeof evaluations.$inferSelect

/**
 * Keeps what each evaluator has drawn and given. It stays with whoever drew it when the copy goes to somebody else, and
 * nobody begins with another's marks.
 */
export const evaluationDrafts = pgTable(
	'evaluation_drafts',
	{
		evaluationId: text('evaluation_id')
			.notNull()
			.references(() => evaluations.id, { onDelete: 'cascade' }),
		evaluatorId: text('evaluator_id').notNull(),
		/** Counts what was saved. */
		revision: integer().notNull(),
		/** The browser chose it for the last save, so that it can be sent again. */
		saveId: text('save_id').notNull(),
		annotations: jsonb().$type<Annotation[]>().notNull(),
		rubric: jsonb().$type<HalfMarks>().notNull(),
		remark: text().notNull(),
		savedAt: moment('saved_at').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.evaluationId, table.evaluatorId] }),
		index('evaluation_drafts_evaluator').on(table.evaluatorId),
	],
)

/** Keeps the sentences that an evaluator has ready. */
export const evaluatorPhrases = pgTable(
	'evaluator_phrases',
	{
		id: text().primaryKey(),
		userId: text('user_id').notNull(),
		position: smallint().notNull(),
		english: text().notNull(),
		hindi: text().notNull(),
	},
	(table) => [index('evaluator_phrases_user').on(table.userId, table.position)],
)

/** Keeps how many copies an evaluator returns a day at most, where ADMIN has said so. */
export const evaluatorQuotas = pgTable('evaluator_quotas', {
	userId: text('user_id').primaryKey(),
	daily: smallint().notNull(),
})
