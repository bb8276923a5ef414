import { retentionTerms, uploadTerms } from '../policy-terms.ts'

/**
 * A draft gathers pages and is nobody's business but its learner's; what was sent waits, is with an evaluator, and is
 * returned. A copy that is evaluated once more stays returned meanwhile.
 */
export const copyStates = ['draft', 'waiting', 'evaluating', 'returned'] as const
export type CopyState = (typeof copyStates)[number]

export const MAX_COPY_PAGES = uploadTerms.copyPages
export const MAX_PAPER_PAGES = uploadTerms.paperPages
export const MAX_PAGE_BYTES = uploadTerms.copyPageMegabytes * 1024 * 1024

const PAPER = 'mains-papers/'

/** Names a whole paper where copies name what they answer; else that is a question. */
export const paperSubject = (paperId: string): string => PAPER + paperId

/** Gives the paper that a copy answers; null where it answers one question. */
export const paperIdOf = (questionId: string): string | null =>
	questionId.startsWith(PAPER) ? questionId.slice(PAPER.length) : null

export const maxPagesOf = (questionId: string): number =>
	paperIdOf(questionId) === null ? MAX_COPY_PAGES : MAX_PAPER_PAGES

/** Whoever has begun before the questions close may still send for so long: a patchy network loses no answer. */
export const CLOSING_GRACE_MINUTES = 30

/** One answer may be evaluated once more, if that is asked within so many days. */
export const RE_EVALUATION_DAYS = 7

/** An evaluation that came late gives one more, which may be used within so many days. */
export const CREDIT_DAYS = 30

/** Such a credit may be used for a question of so many days back. */
export const CATCH_UP_DAYS = retentionTerms.unsentAnswerDays

/** Copies are called so wherever people speak of them. @param number null: not sent yet */
export const copyLabel = (number: number | null): string => (number === null ? '' : `RAS-${number}`)

export const pageTurns = [0, 90, 180, 270] as const
/** Is how far a page is turned clockwise, in degrees. */
export type PageTurn = (typeof pageTurns)[number]

/** Is the part of an upright picture that is the page, in shares of its width and height, from 0 to 1; before it is turned. */
export interface PageCrop {
	left: number
	top: number
	right: number
	bottom: number
}

export const mediaTypesOfPages = [
	'image/jpeg',
	'image/png',
	'image/webp',
	'image/heic',
	'image/heif',
	'application/pdf',
] as const
