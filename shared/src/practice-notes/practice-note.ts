/**
 * Both sides must agree on these rules about what learners keep with a question. The file imports nothing but numbers
 * and rules, because the browser runs it.
 */
import { cleanText } from '../clean-text.ts'
import { uploadTerms } from '../policy-terms.ts'

/** These can be practised; the id of a question is that of its own feature. */
export const practiceTypes = ['mains', 'miq', 'answer-writing', 'prelims'] as const

export type PracticeType = (typeof practiceTypes)[number]

/** Leaves room for the longest answer of the examination, and for the thoughts about it. */
export const NOTE_MAX_LENGTH = 10_000

export const PHOTO_MAX_BYTES = uploadTerms.imageMegabytes * 1024 * 1024

/** Counts the pages of one answer, with room for another try. */
export const MAX_PHOTOS_PER_QUESTION = 20

/** Photos as they are kept may take so much: it is enough for more than a thousand pages. */
export const PHOTO_QUOTA_BYTES = 500 * 1024 * 1024

/** Allows many tries at one question; whoever has more adds to one of them. */
export const MAX_NOTES_PER_QUESTION = 50

/** Allows a note a day for thirteen years. */
export const MAX_NOTES_PER_ACCOUNT = 5_000

/** The newest come with their question; older ones are asked for, so many at a time. */
export const NOTES_SHOWN = 5
export const OLDER_NOTES = 10

/** One call may ask for so many questions. */
export const MAX_QUESTIONS_ASKED = 100

export type NoteProblem = 'note-required' | 'note-too-long'

/** Spaces, and characters that show as nothing, are no note. */
export function isBlankNote(given: string): boolean {
	return !/[\p{L}\p{N}\p{P}\p{S}]/u.test(given)
}

export function noteProblem(given: string): NoteProblem | null {
	if (isBlankNote(given)) return 'note-required'
	return [...cleanText(given)].length > NOTE_MAX_LENGTH ? 'note-too-long' : null
}

export type PhotoProblem = 'not-an-image' | 'too-large'

/** Judges a file before it is sent, as 2-learning §5 has it: the type first. */
export function photoProblem({ type, size }: { type: string; size: number }): PhotoProblem | null {
	if (!type.startsWith('image/')) return 'not-an-image'
	return size > PHOTO_MAX_BYTES ? 'too-large' : null
}
