/**
 * These rules change what somebody keeps with questions. They are pure, so that the same rules put back what the
 * server refused.
 */
import type { KeptWithQuestion, PracticeNote, PracticePhoto } from '@aravalli/shared/practice-notes/contract'

/** Belongs to one question; what is kept under the profile has this shape, too. */
export type Kept = Pick<KeptWithQuestion, 'isToRevise' | 'judgement' | 'judgedAt' | 'notes' | 'noteCount' | 'photos'>

export type ChangeKept = (by: <K extends Kept>(kept: K) => K) => void

export const nothingKept = (questionId: string): KeptWithQuestion => ({
	questionId,
	isToRevise: false,
	judgement: null,
	judgedAt: null,
	notes: [],
	noteCount: 0,
	photos: [],
})

export const isNothing = ({ isToRevise, judgement, notes, noteCount, photos }: Kept) =>
	!(isToRevise || judgement) && noteCount === 0 && notes.length === 0 && photos.length === 0

/** The answer of the server leaves out questions with which nothing is kept. */
export function changeKept(
	all: KeptWithQuestion[],
	questionId: string,
	by: (kept: KeptWithQuestion) => KeptWithQuestion,
): KeptWithQuestion[] {
	const before = all.find((kept) => kept.questionId === questionId) ?? nothingKept(questionId)
	return [...all.filter((kept) => kept.questionId !== questionId), by(before)]
}

const byAge = (a: { createdAt: string; _id: string }, b: { createdAt: string; _id: string }) =>
	b.createdAt.localeCompare(a.createdAt) || a._id.localeCompare(b._id)

/** Puts it in its place among the others, the newest first, and only once, however often the server answers. */
function placed<T extends { createdAt: string; _id: string }>(all: T[], added: T): T[] {
	return [...all.filter(({ _id }) => _id !== added._id), added].sort(byAge)
}

const hasNote = ({ notes }: Kept, noteId: string) => notes.some(({ _id }) => _id === noteId)

export const withNote = <K extends Kept>(kept: K, note: PracticeNote): K => ({
	...kept,
	notes: placed(kept.notes, note),
	noteCount: kept.noteCount + (hasNote(kept, note._id) ? 0 : 1),
})

export const withoutNote = <K extends Kept>(kept: K, noteId: string): K => ({
	...kept,
	notes: kept.notes.filter(({ _id }) => _id !== noteId),
	noteCount: kept.noteCount - (hasNote(kept, noteId) ? 1 : 0),
})

/** Adds the notes that were not sent with the question. Where there are none, others have been removed elsewhere, and these are all. */
export const withOlderNotes = <K extends Kept>(kept: K, older: PracticeNote[]): K => {
	const notes = older.reduce(placed, kept.notes)
	const noteCount = older.length === 0 ? notes.length : Math.max(kept.noteCount, notes.length)
	return { ...kept, notes, noteCount }
}

/** Counts those beside the shown ones. */
export const olderCount = ({ notes, noteCount }: Kept) => noteCount - notes.length

export const withPhoto = <K extends Kept>(kept: K, photo: PracticePhoto): K => ({
	...kept,
	photos: placed(kept.photos, photo),
})

export const withoutPhoto = <K extends Kept>(kept: K, fileId: string): K => ({
	...kept,
	photos: kept.photos.filter(({ _id }) => _id !== fileId),
})
