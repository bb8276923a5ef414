import { cleanText, commentProblem, PICTURES_QUOTA_BYTES } from '@aravalli/shared/comments/comment'
import type { CommentData } from '@aravalli/shared/comments/contract'
import { AppError } from '@aravalli/shared/errors'
import type { Database, Queryable } from '../../../platform/database/open-database.ts'
import type { Files, KeptPicture } from '../../../platform/files/files.ts'
import type { ReceivedFile } from '../../../platform/files/received-form.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { invalidField } from '../../../platform/http/invalid-field.ts'
import { newCommentId } from '../comment-ids.ts'
import type { CommentTarget } from '../comment-subject.ts'
import { readerOf } from '../reader.ts'
import { comments } from '../tables.ts'
import { getComment } from '../thread/get-comment.ts'
import { presentComment } from '../thread/present-comment.ts'
import { orGone } from './author-gone.ts'
import {
	findByKey,
	insertComment,
	insertPictures,
	isOpen,
	lockPictures,
	type NewComment,
	pictureBytes,
} from './tables.ts'

interface Services {
	database: Database
	files: Files
}

export interface SentComment {
	target: CommentTarget
	author: Viewer
	text: string
	pictures: ReceivedFile[]
	idempotencyKey: string | null
}

/**
 * Stores a comment with its pictures, all or nothing: the contents of the pictures first, then every row in one transaction.
 *
 * A repeated write answers what it has stored before.
 *
 * @throws AppError `question.not-found`, `photo.no-room`, `file.*` for a picture; a refused field `commentText`
 */
export async function addComment(services: Services, sent: SentComment): Promise<CommentData> {
	const problem = commentProblem(sent.text)
	if (problem) throw invalidField('commentText', problem)
	const { target, author, idempotencyKey } = sent
	const text = cleanText(sent.text)
	const comment: NewComment = { id: newCommentId(), target, authorId: author.userId, text, idempotencyKey }
	return sent.pictures.length === 0
		? addText(services.database, comment, author)
		: addWithPictures(services, comment, sent)
}

async function addText({ db }: Database, comment: NewComment, author: Viewer): Promise<CommentData> {
	const stored = await insertComment(db, comment).catch(orGone('access.sign-in-to-comment'))
	return stored ? presentNew(comment, author, stored.createdAt) : repeated(db, comment, author)
}

async function addWithPictures(
	{ database, files }: Services,
	comment: NewComment,
	{ author, pictures }: SentComment,
): Promise<CommentData> {
	const { db } = database
	const isKnown = comment.idempotencyKey && (await findByKey(db, comments, author.userId, comment.idempotencyKey))
	// The check comes first, so that nobody works on pictures that would be thrown away.
	if (isKnown || !(await isOpen(db, comment.target))) return repeated(db, comment, author)
	await assertRoom(db, author.userId, 0)
	const kept = await keepAll(files, pictures, author.userId)
	if (!(await storeOrDiscard({ database, files }, comment, kept))) return repeated(db, comment, author)
	return getComment(db, { target: comment.target, reader: readerOf(author), id: comment.id })
}

async function storeOrDiscard(services: Services, comment: NewComment, kept: KeptPicture[]): Promise<boolean> {
	let isStored = false
	try {
		isStored = await store(services, comment, kept).catch(orGone('access.sign-in-to-comment'))
		return isStored
	} finally {
		if (!isStored) await services.files.discard(kept)
	}
}

async function store({ database, files }: Services, comment: NewComment, kept: KeptPicture[]): Promise<boolean> {
	const addedBytes = kept.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
	return database.transaction(async (tx) => {
		await lockPictures(tx, comment.authorId)
		if (!(await insertComment(tx, comment))) return false
		await assertRoom(tx, comment.authorId, addedBytes)
		await files.attach(tx, kept)
		await insertPictures(
			tx,
			comment.id,
			kept.map(({ fileId }) => fileId),
		)
		return true
	})
}

/** @throws AppError `photo.no-room` */
async function assertRoom(db: Queryable, authorId: string, addedBytes: number): Promise<void> {
	if ((await pictureBytes(db, authorId)) + addedBytes > PICTURES_QUOTA_BYTES) throw new AppError('photo.no-room')
}

/** Keeps all of them or none. */
async function keepAll(files: Files, pictures: ReceivedFile[], owner: string): Promise<KeptPicture[]> {
	const kept: KeptPicture[] = []
	try {
		for (const picture of pictures) kept.push(await files.keepPicture(picture, owner))
		return kept
	} catch (error) {
		await files.discard(kept)
		throw asImageRefusal(error)
	}
}

/** Says a refusal in the words of comments. */
function asImageRefusal(error: unknown): unknown {
	return error instanceof AppError && error.code === 'file.not-an-image' ? new AppError('comment.not-an-image') : error
}

/** Answers where nothing was stored: because it was stored before, or because there is nothing to comment on. */
async function repeated(db: Queryable, comment: NewComment, author: Viewer): Promise<CommentData> {
	const key = comment.idempotencyKey
	const id = key && (await findByKey(db, comments, author.userId, key))
	if (!id) throw new AppError('question.not-found')
	return getComment(db, { target: comment.target, reader: readerOf(author), id })
}

function presentNew({ id, text }: NewComment, author: Viewer, createdAt: string): CommentData {
	const row = {
		id,
		authorId: author.userId,
		text,
		isApproved: true,
		isRemoved: false,
		isSample: false,
		pinnedBy: null,
		pinnedAt: null,
		likes: 0,
		isLiked: false,
		isReported: false,
		replyCount: 0,
		createdAt: new Date(createdAt).toISOString(),
		pictures: [],
		replies: [],
	}
	return presentComment(row, new Map([[author.userId, author.name]]), readerOf(author))
}
