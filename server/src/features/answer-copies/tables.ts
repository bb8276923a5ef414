import type { CopyState, PageCrop, PageTurn } from '@aravalli/shared/answer-copies/copy'
import { copyStates } from '@aravalli/shared/answer-copies/copy'
import type { PaperCategory } from '@aravalli/shared/questions/question'
import { sql } from 'drizzle-orm'
import {
	boolean,
	check,
	index,
	integer,
	jsonb,
	pgTable,
	real,
	smallint,
	text,
	timestamp,
	uniqueIndex,
} from 'drizzle-orm/pg-core'
import { files } from '../../platform/files/tables.ts'

const quoted = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '))
const moment = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Keeps an answer that a learner sends: one for each question of a day. Like all that is below it, it refers to the account only in the
 * migration, because accounts are another feature's.
 */
export const answerCopies = pgTable(
	'answer_copies',
	{
		/** Holds 24 random hexadecimal digits. */
		id: text().primaryKey(),
		/** People call the copy by it; null until it is sent. */
		number: integer().unique(),
		userId: text('user_id').notNull(),
		/** Is the plan that it was sent with; null where a credit was used without one. */
		subscriptionId: text('subscription_id'),
		questionId: text('question_id').notNull(),
		/** The question was one of this day's, 'YYYY-MM-DD' in India. */
		day: text().notNull(),
		/** Are the question's when the copy was begun: what is changed about it later changes no marks. */
		paperCategory: text('paper_category').$type<PaperCategory>().notNull(),
		maxMarks: smallint('max_marks').notNull(),
		/** Are those of each question where the copy answers a whole paper; null: it answers one question. */
		questionMarks: jsonb('question_marks').$type<number[]>(),
		state: text().$type<CopyState>().notNull(),
		pageCount: smallint('page_count').notNull().default(0),
		createdAt: moment('created_at').notNull(),
		submittedAt: moment('submitted_at'),
		dueAt: moment('due_at'),
		startedAt: moment('started_at'),
		returnedAt: moment('returned_at'),
		/** Is when its learner has opened what is returned; null again once its marks have changed. */
		seenAt: moment('seen_at'),
		/** Is the total of the evaluation that stands, in half marks. */
		halfMarks: smallint('half_marks'),
		isReEvaluated: boolean('is_re_evaluated').notNull().default(false),
		isSample: boolean('is_sample').notNull().default(false),
	},
	(table) => [
		uniqueIndex('answer_copies_once').on(table.userId, table.questionId, table.day),
		index('answer_copies_newest').on(table.userId, table.createdAt, table.id),
		index('answer_copies_question').on(table.day, table.questionId),
		index('answer_copies_subscription').on(table.subscriptionId),
		check('answer_copies_state', sql`${table.state} in (${quoted(copyStates)})`),
		check('answer_copies_sent', sql`(${table.state} = 'draft') = (${table.submittedAt} is null)`),
		check('answer_copies_due', sql`(${table.submittedAt} is null) = (${table.dueAt} is null)`),
		check('answer_copies_number', sql`(${table.submittedAt} is null) = (${table.number} is null)`),
		check('answer_copies_returned', sql`(${table.state} = 'returned') = (${table.returnedAt} is not null)`),
		check('answer_copies_marks', sql`${table.halfMarks} between 0 and 2 * ${table.maxMarks}`),
	],
)

export type AnswerCopyRow = typeof answerCopies.$inferSelect

/** Keeps a file that was uploaded: a photo, or a PDF of several pages. Its bytes are the original, which is never shown. */
export const answerUploads = pgTable(
	'answer_uploads',
	{
		id: text().primaryKey(),
		copyId: text('copy_id')
			.notNull()
			.references(() => answerCopies.id, { onDelete: 'cascade' }),
		/** The browser chose it for the file, so that a repeated upload is known again. */
		uploadKey: text('upload_key').notNull(),
		fileId: text('file_id')
			.notNull()
			.references(() => files.id),
		/** Is of the file as it was sent, in hexadecimal digits. */
		sha256: text().notNull(),
		mediaType: text('media_type').notNull(),
		fileName: text('file_name').notNull(),
		state: text().$type<'reading' | 'ready' | 'refused'>().notNull(),
		/** Says why it was refused: a code of `errors.ts`. */
		refusal: text(),
		createdAt: moment('created_at').notNull(),
	},
	(table) => [
		uniqueIndex('answer_uploads_key').on(table.copyId, table.uploadKey),
		uniqueIndex('answer_uploads_content').on(table.copyId, table.sha256),
		check('answer_uploads_state', sql`${table.state} in ('reading', 'ready', 'refused')`),
		check('answer_uploads_refusal', sql`(${table.state} = 'refused') = (${table.refusal} is not null)`),
	],
)

export type AnswerUploadRow = typeof answerUploads.$inferSelect

/** Keeps a page as it is read. A file that is still being read has one row without pictures; a PDF gets one for each page. */
export const answerPages = pgTable(
	'answer_pages',
	{
		id: text().primaryKey(),
		copyId: text('copy_id')
			.notNull()
			.references(() => answerCopies.id, { onDelete: 'cascade' }),
		uploadId: text('upload_id')
			.notNull()
			.references(() => answerUploads.id, { onDelete: 'cascade' }),
		/** Counts the pages of a PDF from 0; 0 for a photo. */
		part: smallint().notNull(),
		/** Orders the pages of a copy, from 0; where two have the same, by id. */
		position: smallint().notNull(),
		turn: smallint().$type<PageTurn>().notNull().default(0),
		crop: jsonb().$type<PageCrop>(),
		/** Is at most 1,600 pixels a side, turned and cut, with a small one beside it; null until it was made. */
		readingFileId: text('reading_file_id').references(() => files.id),
		/** Is the same as large as the original has it, for the evaluator's zoom. */
		fullFileId: text('full_file_id').references(() => files.id),
		width: integer(),
		height: integer(),
		sharpness: real(),
		brightness: real(),
		/** Is what the printed code says; null: none was read. */
		bookletId: text('booklet_id'),
		bookletPage: smallint('booklet_page'),
	},
	(table) => [
		uniqueIndex('answer_pages_part').on(table.uploadId, table.part),
		index('answer_pages_copy').on(table.copyId, table.position),
		check('answer_pages_turn', sql`${table.turn} in (0, 90, 180, 270)`),
		check('answer_pages_picture', sql`num_nulls(${table.readingFileId}, ${table.width}, ${table.height}) in (0, 3)`),
		check('answer_pages_booklet', sql`num_nulls(${table.bookletId}, ${table.bookletPage}) in (0, 2)`),
	],
)

export type AnswerPageRow = typeof answerPages.$inferSelect

/** Keeps a booklet that was printed for one learner's answer to one question. */
export const answerBooklets = pgTable(
	'answer_booklets',
	{
		/** Is printed in the codes: 12 characters of Crockford's base 32. */
		id: text().primaryKey(),
		userId: text('user_id').notNull(),
		questionId: text('question_id').notNull(),
		day: text().notNull(),
		pages: smallint().notNull(),
		/** Signs its codes: 32 random bytes, in hexadecimal digits. */
		secret: text().notNull(),
		createdAt: moment('created_at').notNull(),
	},
	(table) => [uniqueIndex('answer_booklets_once').on(table.userId, table.questionId, table.day)],
)

export type AnswerBookletRow = typeof answerBooklets.$inferSelect

/** Keeps one more evaluation that was given for one that came late. */
export const evaluationCredits = pgTable(
	'evaluation_credits',
	{
		id: text().primaryKey(),
		userId: text('user_id').notNull(),
		/** Came late. A copy gives one credit, however late it is. */
		copyId: text('copy_id')
			.notNull()
			.unique()
			.references(() => answerCopies.id, { onDelete: 'cascade' }),
		createdAt: moment('created_at').notNull(),
		expiresAt: moment('expires_at').notNull(),
		/** Was sent with it; null: it is still there. */
		usedByCopyId: text('used_by_copy_id')
			.unique()
			.references(() => answerCopies.id, { onDelete: 'set null' }),
	},
	(table) => [index('evaluation_credits_user').on(table.userId, table.expiresAt)],
)
