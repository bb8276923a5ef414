/** What somebody keeps with questions, and how each thing that is done changes it. Pure: the same rules put back what the server did not let go. */
import type { KeptWithQuestion, PracticeNote, PracticePhoto } from '@aravalli/shared/practice-notes/contract'

/** Of one question; what is kept under the profile is one, too. */
export type Kept = Pick<KeptWithQuestion, 'isToRevise' | 'notes' | 'photos'>

export type ChangeKept = (by: <K extends Kept>(kept: K) => K) => void

export const nothingKept = (questionId: string): KeptWithQuestion => ({
	questionId,
	isToRevise: false,
	notes: [],
	photos: [],
})

export const isNothing = ({ isToRevise, notes, photos }: Kept) =>
	!isToRevise && notes.length === 0 && photos.length === 0

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

/** In its place among the others, the newest first; once, however often it is answered. */
function placed<T extends { createdAt: string; _id: string }>(all: T[], added: T): T[] {
	return [...all.filter(({ _id }) => _id !== added._id), added].sort(byAge)
}

export const withNote = <K extends Kept>(kept: K, note: PracticeNote): K => ({
	...kept,
	notes: placed(kept.notes, note),
})

export const withoutNote = <K extends Kept>(kept: K, noteId: string): K => ({
	...kept,
	notes: kept.notes.filter(({ _id }) => _id !== noteId),
})

export const withPhoto = <K extends Kept>(kept: K, photo: PracticePhoto): K => ({
	...kept,
	photos: placed(kept.photos, photo),
})

export const withoutPhoto = <K extends Kept>(kept: K, fileId: string): K => ({
	...kept,
	photos: kept.photos.filter(({ _id }) => _id !== fileId),
})
