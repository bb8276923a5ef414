import { type PrelimsSubject, prelimsSubjects } from '@aravalli/shared/prelims-subjects'
import { type Difficulty, difficulties } from '@aravalli/shared/questions/question'
import { readPageNumber } from '#web/lib/page-number.ts'

/** A sheet has so many questions. */
export const sheetSizes = [10, 20, 50] as const

export type SheetSize = (typeof sheetSizes)[number]

/** The address of the page says this; what is missing has its default: all subjects, topics and levels, 10 questions, page 1. */
export interface PrelimsSearch {
	subject?: PrelimsSubject | undefined
	/** Holds the topic's id. */
	topic?: string | undefined
	difficulty?: Difficulty | undefined
	count?: SheetSize | undefined
	page?: number | undefined
	/** Names one question, which is shown by itself. */
	question?: string | undefined
	/** Shows what was answered wrong in this list before. */
	only?: 'wrong' | undefined
}

const slug = (value: unknown) => (typeof value === 'string' && /^[a-z0-9-]{1,120}$/.test(value) ? value : undefined)

/**
 * Reads the address. What is unknown or malformed counts as missing.
 *
 * Each key is named in the result, because the router keeps the raw value of a key that is not.
 */
export function readPrelimsSearch(raw: { [K in keyof PrelimsSearch]?: unknown }): PrelimsSearch {
	const count = sheetSizes.find((size) => String(size) === String(raw.count))
	return {
		subject: prelimsSubjects.find((known) => known === raw.subject),
		topic: slug(raw.topic),
		difficulty: difficulties.find((known) => known === raw.difficulty),
		count: count === sheetSizes[0] ? undefined : count,
		page: readPageNumber(raw.page),
		question: slug(raw.question),
		only: raw.only === 'wrong' ? raw.only : undefined,
	}
}
