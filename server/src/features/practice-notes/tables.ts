import type { Judgement } from '@aravalli/shared/judgement'
import {
	MAX_PHOTOS_PER_QUESTION,
	NOTES_SHOWN,
	OLDER_NOTES,
	type PracticeType,
	practiceTypes,
} from '@aravalli/shared/practice-notes/practice-note'
import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../platform/database/open-database.ts'
import { isAfter, type PageEnd } from '../../platform/database/read-pages.ts'
import { files } from '../../platform/files/tables.ts'

export const quoted = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '))
const isType = (column: AnyPgColumn) => sql`${column} in (${quoted(practiceTypes)})`

/** The learner's account is referred to in the migration: the tables of accounts are another feature's. */
export const practiceNotes = pgTable(
	'practice_notes',
	{
		/** Holds 24 random hexadecimal digits. */
		id: text().primaryKey(),
		userId: text('user_id').notNull(),
		questionType: text('question_type').$type<PracticeType>().notNull(),
		questionId: text('question_id').notNull(),
		text: text().notNull(),
		/** The browser chose it for this write, so that it can be sent again. */
		idempotencyKey: text('idempotency_key'),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [
		check('practice_notes_question_type', isType(table.questionType)),
		check('practice_notes_text', sql`char_length(${table.text}) between 1 and 10000`),
		index('practice_notes_question').on(table.userId, table.questionType, table.questionId, table.createdAt),
		uniqueIndex('practice_notes_write').on(table.userId, table.idempotencyKey),
	],
)

export const practicePhotos = pgTable(
	'practice_photos',
	{
		fileId: text('file_id')
			.primaryKey()
			.references(() => files.id),
		userId: text('user_id').notNull(),
		/** It is null where it is kept with no question. */
		questionType: text('question_type').$type<PracticeType>(),
		questionId: text('question_id'),
		idempotencyKey: text('idempotency_key'),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [
		check(
			'practice_photos_question',
			sql`(${isType(table.questionType)}) is not false and num_nulls(${table.questionType}, ${table.questionId}) in (0, 2)`,
		),
		index('practice_photos_question_of').on(table.userId, table.questionType, table.questionId, table.createdAt),
		uniqueIndex('practice_photos_write').on(table.userId, table.idempotencyKey),
	],
)

/** Keeps which questions somebody wants to come back to. */
export const practiceMarks = pgTable(
	'practice_marks',
	{
		userId: text('user_id').notNull(),
		questionType: text('question_type').$type<PracticeType>().notNull(),
		questionId: text('question_id').notNull(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.questionType, table.questionId] }),
		check('practice_marks_question_type', isType(table.questionType)),
	],
)

export interface NoteRow {
	id: string
	text: string
	/** It is written as ISO 8601, in UTC. */
	createdAt: string
}

export interface PhotoRow {
	fileId: string
	fileName: string
	width: number
	height: number
	/** It is written as ISO 8601, in UTC. */
	createdAt: string
}

export interface KeptRow {
	/** It is null, like the id, for photos that are kept with no question. */
	questionType: PracticeType | null
	questionId: string | null
	isToRevise: boolean
	/** It is null where the own answer is not judged. */
	judgement: Judgement | null
	/** It is written as ISO 8601, in UTC; it is null where it was never judged. */
	judgedAt: string | null
	/** Holds the newest of its notes, the newest first. */
	notes: NoteRow[]
	/** Counts all of its notes. */
	noteCount: number
	photos: PhotoRow[]
	/** Is the moment when something was kept last, in ISO 8601 and UTC. */
	updatedAt: string
}

/** Writes a moment as ISO 8601, UTC. */
export const moment = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/**
 * One answer brings no more, however many questions and long notes it is about; what does not fit is asked for question
 * by question.
 */
const MAX_ANSWER_BYTES = 200_000

/**
 * Picks notes by their sizes, which are known without reading them. Each question has its newest before any has its
 * second.
 */
const newestNotes = (userId: string) => sql`
	select wanted.question_type, wanted.question_id, note.id, note.text, note.created_at,
		sum(octet_length(note.text)) over (order by note.position, wanted.updated_at desc, wanted.question_type, wanted.question_id)
			as bytes_so_far
	from wanted cross join lateral (
		select id, text, created_at, row_number() over (order by created_at desc, id) as position
		from practice_notes where user_id = ${userId}
			and (question_type, question_id) = (wanted.question_type, wanted.question_id)
		order by created_at desc, id limit ${NOTES_SHOWN}) as note`

/** Takes rows of `question_type`, `question_id` and `updated_at` as `wanted`. */
const keptWith = (userId: string, wanted: SQL) => sql`
	with wanted as (${wanted}), newest as (${newestNotes(userId)})
	select wanted.question_type as "questionType", wanted.question_id as "questionId",
		${sql.raw(moment('wanted.updated_at'))} as "updatedAt",
		exists (select from practice_marks as mark where mark.user_id = ${userId}
			and (mark.question_type, mark.question_id) = (wanted.question_type, wanted.question_id)) as "isToRevise",
		judged.judgement, ${sql.raw(moment('judged.judged_at'))} as "judgedAt",
		coalesce((select jsonb_agg(jsonb_build_object('id', id, 'text', text, 'createdAt', ${sql.raw(moment('created_at'))})
				order by created_at desc, id)
			from newest where bytes_so_far <= ${MAX_ANSWER_BYTES}
				and (newest.question_type, newest.question_id) = (wanted.question_type, wanted.question_id)), '[]') as notes,
		(select count(*)::int from practice_notes as note where note.user_id = ${userId}
			and (note.question_type, note.question_id) = (wanted.question_type, wanted.question_id)) as "noteCount",
		coalesce((select jsonb_agg(jsonb_build_object('fileId', file_id, 'fileName', original_name, 'width', width_pixels,
				'height', height_pixels, 'createdAt', ${sql.raw(moment('photo.created_at'))}) order by photo.created_at desc, file_id)
			from (select file_id, created_at from practice_photos where user_id = ${userId}
					and (question_type, question_id) is not distinct from (wanted.question_type, wanted.question_id)
				order by created_at desc, file_id limit ${MAX_PHOTOS_PER_QUESTION}) as photo
			join files on files.id = file_id), '[]') as photos
	from wanted left join practice_judgements as judged on judged.user_id = ${userId} and part = 0
		and (judged.question_type, judged.question_id) = (wanted.question_type, wanted.question_id)
	order by wanted.updated_at desc, wanted.question_type, wanted.question_id`

const judgedQuestions = (userId: string) => sql`
	union all select question_type, question_id, judged_at from practice_judgements where user_id = ${userId} and part = 0`

/**
 * Selects with what somebody has kept anything, and when last.
 * @param also selects more of it, or nothing
 */
const questionsOf = (userId: string, also = sql``) => sql`
	select question_type, question_id, max(created_at) as updated_at from (
		select question_type, question_id, created_at from practice_notes where user_id = ${userId}
		union all select question_type, question_id, created_at from practice_photos where user_id = ${userId}
		union all select question_type, question_id, created_at from practice_marks where user_id = ${userId}
		${also}
	) as everything group by question_type, question_id`

type StoredRow = { [K in keyof KeptRow]: KeptRow[K] }

/** Lists what somebody keeps with some questions of one type; questions without anything are left out. */
export async function listKeptWith(
	db: Queryable,
	userId: string,
	type: PracticeType,
	questionIds: string[],
): Promise<KeptRow[]> {
	const { rows } = await db.execute<StoredRow>(
		keptWith(
			userId,
			sql`select * from (${questionsOf(userId, judgedQuestions(userId))}) as own
				where question_type = ${type} and question_id = any(${sql.param(questionIds)}::text[])`,
		),
	)
	return rows
}

/**
 * Lists the notes of one question, the newest first.
 * @param skip how many of the newest are known already
 */
export async function listOlderNotes(
	db: Queryable,
	userId: string,
	{ type, questionId, skip }: { type: PracticeType; questionId: string; skip: number },
): Promise<NoteRow[]> {
	const { rows } = await db.execute<{ [K in keyof NoteRow]: NoteRow[K] }>(sql`
		select id, text, ${sql.raw(moment('created_at'))} as "createdAt" from ${practiceNotes}
		where user_id = ${userId} and question_type = ${type} and question_id = ${questionId}
		order by created_at desc, id limit ${OLDER_NOTES} offset ${skip}`)
	return rows
}

/** Lists a page of all that somebody keeps, question by question, the newest first. */
export async function listKept(
	db: Queryable,
	userId: string,
	{ limit, offset }: { limit: number; offset: number },
): Promise<{ rows: KeptRow[]; total: number }> {
	const page = sql`${questionsOf(userId)} order by updated_at desc, 1, 2 limit ${limit} offset ${offset}`
	const { rows } = await db.execute<StoredRow>(keptWith(userId, page))
	const counted = await db.execute<{ total: number }>(
		sql`select count(*)::int as total from (${questionsOf(userId)}) as own`,
	)
	return { rows, total: counted.rows[0]?.total ?? 0 }
}

export async function isPhotoOf(db: Queryable, userId: string, fileId: string): Promise<boolean> {
	const { rows } = await db.execute(
		sql`select file_id from ${practicePhotos} where file_id = ${fileId} and user_id = ${userId}`,
	)
	return rows.length > 0
}

/** Lists a page of all notes of somebody, the oldest first. */
export async function listNotesAfter(db: Queryable, userId: string, end: PageEnd | null, pageRows: number) {
	const { rows } = await db.execute<{ id: string; placedAt: string } & Record<string, unknown>>(sql`
		select id, question_type as "questionType", question_id as "questionId", text, created_at as "createdAt",
			created_at::text as "placedAt"
		from ${practiceNotes} where user_id = ${userId} and ${isAfter(end, [sql`created_at`, sql`id`])}
		order by created_at, id limit ${pageRows}`)
	return rows
}

/** Lists all photos and marks of somebody, with no question too, the oldest first. */
export async function listPhotosAndMarks(db: Queryable, userId: string) {
	const photos = await db.execute<{ fileId: string; sizeBytes: number } & Record<string, unknown>>(sql`
		select question_type as "questionType", question_id as "questionId", file_id as "fileId", size_bytes as "sizeBytes",
			photo.created_at as "createdAt"
		from ${practicePhotos} as photo join files on files.id = file_id
		where user_id = ${userId} order by photo.created_at, file_id`)
	const marks = await db.execute(sql`
		select question_type as "questionType", question_id as "questionId", created_at as "createdAt"
		from ${practiceMarks} where user_id = ${userId} order by created_at, question_id`)
	return { photos: photos.rows, marks: marks.rows }
}
