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

/** Leaves out what it is kept with. */
function presentThings({ isToRevise, judgement, judgedAt, notes, noteCount, photos }: KeptRow) {
	return { isToRevise, judgement, judgedAt, notes: notes.map(presentNote), noteCount, photos: photos.map(presentPhoto) }
}

export function presentKept(row: KeptRow): KeptWithQuestion {
	return { questionId: row.questionId ?? '', ...presentThings(row) }
}

/** @param title undefined: the question is not published any more, or there is none */
export function presentUnderProfile(row: KeptRow, title: QuestionTitle | undefined): KeptUnderProfile {
	return {
		...presentThings(row),
		questionId: row.questionId,
		questionType: row.questionType,
		question: title?.question ?? null,
		path: title?.path ?? null,
		updatedAt: row.updatedAt,
	}
}
