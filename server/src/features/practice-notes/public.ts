import { countOwn } from '../../platform/database/count-own.ts'
import type { Queryable } from '../../platform/database/open-database.ts'
import type { FileNaming, PersonalData, PersonalFile } from '../../platform/database/personal-data.ts'
import { readPages } from '../../platform/database/read-pages.ts'
import type { Files } from '../../platform/files/files.ts'
import { recordJudgements } from './judging/record-judgements.ts'
import { deleteJudgements, listJudgements, practiceJudgements, toReviseCountPart } from './judging/tables.ts'
import type { PracticeSubject } from './practice-subject.ts'
import { photoAddress } from './present-kept.ts'
import { listNotesAfter, listPhotosAndMarks, practiceMarks, practiceNotes, practicePhotos } from './tables.ts'
import { deleteNotesAndMarks, deletePhotos } from './writing/tables.ts'

export type { PracticeSubject }
export { recordJudgements, toReviseCountPart }

/** Exports and erases what somebody keeps with questions. */
export function practiceNotesData(files: Files): PersonalData {
	return {
		erased: [practiceNotes, practicePhotos, practiceMarks, practiceJudgements],
		kept: [],
		groups: [
			{ name: 'notes', tables: [practiceNotes], afterClosing: 'erased', count: countOwn(practiceNotes.userId) },
			{ name: 'photos', tables: [practicePhotos], afterClosing: 'erased', count: countOwn(practicePhotos.userId) },
			{
				name: 'revision',
				tables: [practiceMarks, practiceJudgements],
				afterClosing: 'erased',
				count: countOwn(practiceMarks.userId, practiceJudgements.userId),
			},
		],
		export: exportPracticeNotes,
		files: (db, { userId }) => allPhotos(db, userId),
		async erase(tx, userId) {
			await files.release(tx, await deletePhotos(tx, userId))
			await deleteNotesAndMarks(tx, userId)
			await deleteJudgements(tx, userId)
		},
	}
}

/** A page is short, because each note may have ten thousand letters. */
const PAGE_NOTES = 20

async function exportPracticeNotes(db: Queryable, userId: string, naming: FileNaming): Promise<object> {
	const nameOf = naming === 'paths' ? photoPath : photoAddress
	const { photos, marks } = await listPhotosAndMarks(db, userId)
	const named = photos.map(({ fileId, sizeBytes: _, ...photo }) => ({ ...photo, file: nameOf(fileId) }))
	return {
		practiceNotes: allNotes(db, userId),
		practicePhotos: named,
		questionsToRevise: marks,
		judgedAnswers: await listJudgements(db, userId),
	}
}

const photoPath = (fileId: string) => `practice-photos/${fileId}.webp`

async function* allPhotos(db: Queryable, userId: string): AsyncGenerator<PersonalFile> {
	const { photos } = await listPhotosAndMarks(db, userId)
	for (const { fileId, sizeBytes } of photos) yield { path: photoPath(fileId), fileId, sizeBytes }
}

async function* allNotes(db: Queryable, userId: string) {
	const pages = readPages((end, pageRows) => listNotesAfter(db, userId, end, pageRows), PAGE_NOTES)
	for await (const { id: _, ...note } of pages) yield note
}
