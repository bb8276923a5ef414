import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Database, DatabaseLog } from '../../platform/database/open-database.ts'
import type { Files, KeptPicture } from '../../platform/files/files.ts'
import { newCommentId } from './comment-ids.ts'
import { hasEverBeenUsed, type SeededComment, storeSeeded } from './seeding/tables.ts'
import { type AuthorsFile, readAuthors, readThreads, type ThreadComment } from './thread-file.ts'

export const commentsFolder = fileURLToPath(new URL('../../../../content/comments', import.meta.url))

interface Seeding {
	database: Database
	files: Files
	log: DatabaseLog
	now: Date
	/** Makes accounts for the authors that have none. @returns their ids, by their keys */
	provideAuthors(authors: AuthorsFile): Promise<Map<string, string>>
}

/** Stores the demo threads, all or none, in a database that never had a comment. */
export async function seedComments(seeding: Seeding, folder = commentsFolder): Promise<void> {
	const { database, files, log, now } = seeding
	if (await hasEverBeenUsed(database.db)) return
	const authorIds = await seeding.provideAuthors(await readAuthors(folder))
	const hoursBefore = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
	const idOf = (key: string) => authorIds.get(key) ?? ''
	const seeded: SeededComment[] = []
	for (const { subjectType, questionId, comments } of await readThreads(folder)) {
		for (const comment of comments) {
			const kept = await keepPictures(files, folder, comment)
			seeded.push({
				id: newCommentId(),
				subjectType,
				subjectId: questionId,
				...said(comment),
				pinnedBy: comment.isPinned ? idOf('anita') : null,
				pictures: kept,
				replies: (comment.replies ?? []).map((reply) => ({ id: newCommentId(), ...said(reply) })),
			})
		}
	}
	await database.transaction((tx) => storeSeeded(tx, files, seeded))
	log.info({ comments: seeded.length }, 'The demo comments have been stored.')

	function said({ author, text, hoursAgo, likes }: Pick<ThreadComment, 'author' | 'text' | 'hoursAgo' | 'likes'>) {
		return {
			authorId: idOf(author),
			text: text.join('\n'),
			createdAt: hoursBefore(hoursAgo),
			likedBy: likes.map(idOf),
		}
	}
}

/** Makes the pictures anew, in the same way as anybody's. */
async function keepPictures(files: Files, folder: string, { images = [] }: ThreadComment): Promise<KeptPicture[]> {
	const kept: KeptPicture[] = []
	for (const { file, originalName } of images) {
		const path = join(folder, 'pictures', file)
		kept.push(
			await files.keepPicture({ path, fileName: originalName, sizeBytes: (await stat(path)).size }, 'demo content'),
		)
	}
	return kept
}
