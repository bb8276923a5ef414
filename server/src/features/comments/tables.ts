import { type SubjectType, subjectTypes } from '@aravalli/shared/comments/comment'
import { type ReportReason, reportReasons } from '@aravalli/shared/comments/report'
import { sql } from 'drizzle-orm'
import {
	boolean,
	check,
	index,
	integer,
	pgTable,
	primaryKey,
	smallint,
	text,
	timestamp,
	unique,
	uniqueIndex,
} from 'drizzle-orm/pg-core'
import { files } from '../../platform/files/tables.ts'

const listed = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '))

/** The author's account is referred to in the migration: the tables of accounts are another feature's. */
export const comments = pgTable(
	'comments',
	{
		/** Holds 24 random hexadecimal digits, of which people are shown the last 6. */
		id: text().primaryKey(),
		subjectType: text('subject_type').$type<SubjectType>().notNull(),
		subjectId: text('subject_id').notNull(),
		/** It is null once it is removed. */
		authorId: text('author_id'),
		text: text().notNull(),
		/** The author's browser chose it for this write, so that it can be sent again. */
		idempotencyKey: text('idempotency_key'),
		/** It is false where an administrator has withdrawn it. */
		isApproved: boolean('is_approved').notNull().default(true),
		/** A removed comment is empty and stands only for its replies. */
		isRemoved: boolean('is_removed').notNull().default(false),
		/** It is true of what comes with the demo: invented, and marked so. */
		isSample: boolean('is_sample').notNull().default(false),
		pinnedAt: timestamp('pinned_at', { withTimezone: true }),
		pinnedBy: text('pinned_by'),
		isPinned: boolean('is_pinned').generatedAlwaysAs(sql`pinned_at is not null`).notNull(),
		likes: integer().notNull().default(0),
		replyCount: integer('reply_count').notNull().default(0),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [
		check('comments_id', sql`${table.id} ~ '^[0-9a-f]{24}$'`),
		check('comments_subject_type', sql`${table.subjectType} in (${listed(subjectTypes)})`),
		check('comments_text', sql`char_length(${table.text}) <= 1000`),
		check(
			'comments_removed',
			sql`${table.isRemoved} = (${table.authorId} is null) and (not ${table.isRemoved} or (${table.text} = '' and ${table.likes} = 0 and ${table.pinnedAt} is null))`,
		),
		check('comments_counts', sql`${table.likes} >= 0 and ${table.replyCount} >= 0`),
		// The index is read backwards: pinned ones first, then the newest.
		index('comments_thread').on(table.subjectType, table.subjectId, table.isPinned, table.createdAt, table.id),
		// There are few: who may see them counts them.
		index('comments_withdrawn').on(table.subjectType, table.subjectId).where(sql`not ${table.isApproved}`),
		uniqueIndex('comments_author').on(table.authorId, table.idempotencyKey),
	],
)

export const commentPictures = pgTable(
	'comment_pictures',
	{
		commentId: text('comment_id')
			.notNull()
			.references(() => comments.id),
		/** Counts from 0. */
		position: smallint().notNull(),
		fileId: text('file_id')
			.notNull()
			.references(() => files.id),
	},
	(table) => [
		primaryKey({ columns: [table.commentId, table.position] }),
		uniqueIndex('comment_pictures_file').on(table.fileId),
		check('comment_pictures_position', sql`${table.position} between 0 and 2`),
	],
)

export const commentLikes = pgTable(
	'comment_likes',
	{
		commentId: text('comment_id')
			.notNull()
			.references(() => comments.id, { onDelete: 'cascade' }),
		userId: text('user_id').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.commentId, table.userId] }),
		index('comment_likes_user').on(table.userId, table.commentId),
	],
)

export const commentReplies = pgTable(
	'comment_replies',
	{
		id: text().primaryKey(),
		commentId: text('comment_id')
			.notNull()
			.references(() => comments.id, { onDelete: 'cascade' }),
		authorId: text('author_id').notNull(),
		text: text().notNull(),
		isSample: boolean('is_sample').notNull().default(false),
		idempotencyKey: text('idempotency_key'),
		likes: integer().notNull().default(0),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [
		check('comment_replies_id', sql`${table.id} ~ '^[0-9a-f]{24}$'`),
		check('comment_replies_text', sql`char_length(${table.text}) between 1 and 500`),
		check('comment_replies_likes', sql`${table.likes} >= 0`),
		index('comment_replies_thread').on(table.commentId, table.createdAt, table.id),
		uniqueIndex('comment_replies_author').on(table.authorId, table.idempotencyKey),
	],
)

export const replyLikes = pgTable(
	'reply_likes',
	{
		replyId: text('reply_id')
			.notNull()
			.references(() => commentReplies.id, { onDelete: 'cascade' }),
		userId: text('user_id').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.replyId, table.userId] }),
		index('reply_likes_user').on(table.userId, table.replyId),
	],
)

/** Goes with what it reports, and with the account of who reports it. */
export const commentReports = pgTable(
	'comment_reports',
	{
		commentId: text('comment_id')
			.notNull()
			.references(() => comments.id, { onDelete: 'cascade' }),
		/** It is null where the comment itself is reported. */
		replyId: text('reply_id').references(() => commentReplies.id, { onDelete: 'cascade' }),
		userId: text('user_id').notNull(),
		reason: text().$type<ReportReason>().notNull(),
		/** It is true once an administrator has seen it and kept what it reports. */
		isSettled: boolean('is_settled').notNull().default(false),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [
		unique('comment_reports_once').on(table.userId, table.commentId, table.replyId).nullsNotDistinct(),
		check('comment_reports_reason', sql`${table.reason} in (${listed(reportReasons)})`),
		index('comment_reports_comment').on(table.commentId),
		index('comment_reports_reply').on(table.replyId),
		// There are few: whoever opens the desk counts them.
		index('comment_reports_waiting').on(table.commentId, table.replyId).where(sql`not ${table.isSettled}`),
	],
)

/**
 * Counts the comments of a subject that everybody sees, in parts that are added up: many who comment on one question at
 * once would else wait for each other at one row.
 */
export const commentCounts = pgTable(
	'comment_counts',
	{
		subjectType: text('subject_type').$type<SubjectType>().notNull(),
		subjectId: text('subject_id').notNull(),
		part: smallint().notNull(),
		/** One part may be below 0. */
		comments: integer().notNull(),
	},
	(table) => [primaryKey({ columns: [table.subjectType, table.subjectId, table.part] })],
)
