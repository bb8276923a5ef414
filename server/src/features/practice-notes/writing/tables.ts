import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'
import type { PracticeTarget } from '../practice-subject.ts'
import { moment, type NoteRow, practiceMarks, practiceNotes, practicePhotos } from '../tables.ts'

export interface NewNote {
	id: string
	userId: string
	target: PracticeTarget
	text: string
	idempotencyKey: string | null
}

/**
 * Returns null where nothing was stored: there is no such question, or the same write was stored before.
 *
 * @throws the driver's error 23503 for a learner whose account is gone
 */
export async function insertNote(
	db: Queryable,
	{ id, userId, target: { subject, questionId }, text, idempotencyKey }: NewNote,
): Promise<NoteRow | null> {
	const { rows } = await db.execute<{ createdAt: string }>(sql`
		insert into ${practiceNotes} (id, user_id, question_type, question_id, text, idempotency_key)
		select ${id}, ${userId}, ${subject.type}, ${questionId}, ${text}, ${idempotencyKey}
		where ${subject.isOpen(questionId)}
		on conflict (user_id, idempotency_key) do nothing
		returning ${sql.raw(moment('created_at'))} as "createdAt"`)
	return rows[0] ? { id, text, createdAt: rows[0].createdAt } : null
}

export async function findNoteByKey(db: Queryable, userId: string, key: string): Promise<NoteRow | null> {
	const { rows } = await db.execute<{ [K in keyof NoteRow]: NoteRow[K] }>(sql`
		select id, text, ${sql.raw(moment('created_at'))} as "createdAt"
		from ${practiceNotes} where user_id = ${userId} and idempotency_key = ${key}`)
	return rows[0] ?? null
}

/** Lets one write at a time count and add to what somebody keeps, so that no number of them at once passes a limit. */
export async function lockKeeping(tx: Transaction, userId: string): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`practice-notes ${userId}`}::text, 0))`)
}

export async function countNotes(
	tx: Transaction,
	userId: string,
	{ subject, questionId }: PracticeTarget,
): Promise<{ ofQuestion: number; ofAccount: number }> {
	const { rows } = await tx.execute<{ ofQuestion: number; ofAccount: number }>(sql`
		select count(*)::int as "ofAccount",
			(count(*) filter (where question_type = ${subject.type} and question_id = ${questionId}))::int as "ofQuestion"
		from ${practiceNotes} where user_id = ${userId}`)
	return rows[0] ?? { ofQuestion: 0, ofAccount: 0 }
}

/** Returns false where this learner has no such note. */
export async function deleteNote(db: Queryable, userId: string, id: string): Promise<boolean> {
	const { rows } = await db.execute(
		sql`delete from ${practiceNotes} where id = ${id} and user_id = ${userId} returning id`,
	)
	return rows.length > 0
}

export async function isOpen(db: Queryable, { subject, questionId }: PracticeTarget): Promise<boolean> {
	const { rows } = await db.execute<{ isOpen: boolean }>(sql`select ${subject.isOpen(questionId)} as "isOpen"`)
	return rows[0]?.isOpen ?? false
}

/** Returns false where there is no such question. */
export async function insertMark(
	db: Queryable,
	userId: string,
	{ subject, questionId }: PracticeTarget,
): Promise<boolean> {
	const { rows } = await db.execute(sql`
		insert into ${practiceMarks} as present (user_id, question_type, question_id)
		select ${userId}, ${subject.type}, ${questionId} where ${subject.isOpen(questionId)}
		on conflict (user_id, question_type, question_id) do update set created_at = present.created_at
		returning question_id`)
	return rows.length > 0
}

export async function deleteMark(db: Queryable, userId: string, target: PracticeTarget): Promise<void> {
	await db.execute(sql`
		delete from ${practiceMarks}
		where user_id = ${userId} and question_type = ${target.subject.type} and question_id = ${target.questionId}`)
}

export interface NewPhoto {
	fileId: string
	userId: string
	/** It is null where it is kept with no question. */
	target: PracticeTarget | null
	idempotencyKey: string | null
}

/** Returns false where the same write was stored before. */
export async function insertPhoto(
	tx: Transaction,
	{ fileId, userId, target, idempotencyKey }: NewPhoto,
): Promise<boolean> {
	const { rows } = await tx.execute(sql`
		insert into ${practicePhotos} (file_id, user_id, question_type, question_id, idempotency_key)
		values (${fileId}, ${userId}, ${target?.subject.type ?? null}, ${target?.questionId ?? null}, ${idempotencyKey})
		on conflict (user_id, idempotency_key) do nothing returning file_id`)
	return rows.length > 0
}

export interface PhotoRoom {
	/** Counts those with this question, or with none. */
	ofQuestion: number
	/** Adds up all photos of this learner, as they are kept. */
	sizeBytes: number
}

export async function countPhotos(db: Queryable, userId: string, target: PracticeTarget | null): Promise<PhotoRoom> {
	const [type, id] = [target?.subject.type ?? null, target?.questionId ?? null]
	const { rows } = await db.execute<{ [K in keyof PhotoRoom]: PhotoRoom[K] }>(sql`
		select coalesce(sum(size_bytes), 0)::float8 as "sizeBytes", (count(*) filter (
			where question_type is not distinct from ${type}::text and question_id is not distinct from ${id}::text))::int as "ofQuestion"
		from ${practicePhotos} join files on files.id = file_id where user_id = ${userId}`)
	return rows[0] ?? { ofQuestion: 0, sizeBytes: 0 }
}

export interface StoredPhoto {
	fileId: string
	fileName: string
	sizeBytes: number
	mediaType: string
}

const storedPhoto = sql.raw(`
	select file_id as "fileId", original_name as "fileName", size_bytes as "sizeBytes", media_type as "mediaType"
	from practice_photos join files on files.id = file_id`)

export async function findPhotoByKey(db: Queryable, userId: string, key: string): Promise<StoredPhoto | null> {
	const { rows } = await db.execute<{ [K in keyof StoredPhoto]: StoredPhoto[K] }>(
		sql`${storedPhoto} where user_id = ${userId} and idempotency_key = ${key}`,
	)
	return rows[0] ?? null
}

/** @returns the files, to be released: of all photos of somebody, or of one */
export async function deletePhotos(tx: Transaction, userId: string, fileId?: string): Promise<string[]> {
	const which = fileId === undefined ? sql`` : sql`and file_id = ${fileId}`
	const { rows } = await tx.execute<{ fileId: string }>(
		sql`delete from ${practicePhotos} where user_id = ${userId} ${which} returning file_id as "fileId"`,
	)
	return rows.map(({ fileId }) => fileId)
}

export async function deleteNotesAndMarks(tx: Transaction, userId: string): Promise<void> {
	await tx.execute(sql`delete from ${practiceNotes} where user_id = ${userId}`)
	await tx.execute(sql`delete from ${practiceMarks} where user_id = ${userId}`)
}
