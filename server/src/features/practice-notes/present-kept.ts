import type {
	KeptUnderProfile,
	KeptWithQuestion,
	PracticeNote,
	PracticePhoto,
} from '@aravalli/shared/practice-notes/contract'
import type { QuestionTitle } from './practice-subject.ts'
import type { KeptRow, NoteRow, PhotoRow } from './tables.ts'

export function photoAddress(fileId: string): string {
	return `/api/practice-photos/${fileId}`
}

export function presentNote({ id, text, createdAt }: NoteRow): PracticeNote {
	return { _id: id, commentText: text, createdAt }
}

function presentPhoto({ fileId, fileName, width, height, createdAt }: PhotoRow): PracticePhoto {
	const fileUrl = photoAddress(fileId)
	return { _id: fileId, fileUrl, smallUrl: `${fileUrl}?size=small`, fileName, width, height, createdAt }
}

export function presentKept({ questionId, isToRevise, notes, photos }: KeptRow): KeptWithQuestion {
	return { questionId, isToRevise, notes: notes.map(presentNote), photos: photos.map(presentPhoto) }
}

/** @param title undefined: the question is not published any more */
export function presentUnderProfile(row: KeptRow, title: QuestionTitle | undefined): KeptUnderProfile {
	return {
		...presentKept(row),
		questionType: row.questionType,
		question: title?.question ?? null,
		path: title?.path ?? null,
		updatedAt: row.updatedAt,
	}
}
