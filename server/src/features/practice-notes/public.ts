import type { Queryable } from '../../platform/database/open-database.ts'
import type { PersonalData } from '../../platform/database/personal-data.ts'
import type { Files } from '../../platform/files/files.ts'
import type { PracticeSubject, QuestionTitle } from './practice-subject.ts'
import { photoAddress } from './present-kept.ts'
import { listEverything, practiceMarks, practiceNotes, practicePhotos } from './tables.ts'
import { deleteNotesAndMarks, deletePhotos } from './writing/tables.ts'

export type { PracticeSubject, QuestionTitle }

/** What somebody keeps with questions. */
export function practiceNotesData(files: Files): PersonalData {
	return {
		erased: [practiceNotes, practicePhotos, practiceMarks],
		kept: [],
		export: exportPracticeNotes,
		async erase(tx, userId) {
			await files.release(tx, await deletePhotos(tx, userId))
			await deleteNotesAndMarks(tx, userId)
		},
	}
}

async function exportPracticeNotes(db: Queryable, userId: string): Promise<object> {
	const { notes, photos, marks } = await listEverything(db, userId)
	const withAddresses = photos.map(({ fileId, ...photo }) => ({ ...photo, file: photoAddress(fileId) }))
	return { practiceNotes: notes, practicePhotos: withAddresses, questionsToRevise: marks }
}
