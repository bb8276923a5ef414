import type { Queryable } from '../../platform/database/open-database.ts'
import type { PersonalData } from '../../platform/database/personal-data.ts'
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
		export: exportPracticeNotes,
		async erase(tx, userId) {
			await files.release(tx, await deletePhotos(tx, userId))
			await deleteNotesAndMarks(tx, userId)
			await deleteJudgements(tx, userId)
		},
	}
}

/** A page is short, because each note may have ten thousand letters. */
const PAGE_NOTES = 20

async function exportPracticeNotes(db: Queryable, userId: string): Promise<object> {
	const { photos, marks } = await listPhotosAndMarks(db, userId)
	const withAddresses = photos.map(({ fileId, ...photo }) => ({ ...photo, file: photoAddress(fileId) }))
	return {
		practiceNotes: allNotes(db, userId),
		practicePhotos: withAddresses,
		questionsToRevise: marks,
		judgedAnswers: await listJudgements(db, userId),
	}
}

async function* allNotes(db: Queryable, userId: string) {
	const pages = readPages((end, pageRows) => listNotesAfter(db, userId, end, pageRows), PAGE_NOTES)
	for await (const { id: _, ...note } of pages) yield note
}
