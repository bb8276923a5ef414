import { type MainsSubject, mainsSubjects } from '@aravalli/shared/mains-subjects'
import { readPageNumber } from '#web/lib/page-number.ts'

/**
 * The address of the page says this; what is missing has its default: all questions, all years, all subjects, all topics, page 1.
 */
export interface MainsSearch {
	tab?: 'pyq' | 'miq' | undefined
	year?: number | undefined
	/** Is the number of a set of practice questions. */
	set?: number | undefined
	subject?: MainsSubject | undefined
	/** Holds the topic's id. */
	topic?: string | undefined
	page?: number | undefined
	/** Names one question of the list, to be practised by itself. */
	question?: string | undefined
	/** Says that the question was come to from what the reader got wrong, and not from the list. */
	from?: 'wrong' | undefined
	/** Holds the id of a quiz whose result is shown in the place of the list. */
	result?: string | undefined
}

const slug = (value: unknown) => (typeof value === 'string' && /^[a-z0-9-]{1,120}$/.test(value) ? value : undefined)

/** Any year may have questions: an institute brings them in. */
const readYear = (value: unknown) => (/^20\d\d$/.test(String(value)) ? Number(value) : undefined)

const readSet = (value: unknown) => (/^[1-9]\d{0,2}$/.test(String(value)) ? Number(value) : undefined)

/**
 * Reads the address. An unknown tab, year or subject counts as missing, and so does a malformed id; the year counts for PYQ only, and the
 * set for practice questions.
 *
 * Each key is named in the result, because the router keeps the raw value of a key that is not.
 */
export function readMainsSearch(raw: { [K in keyof MainsSearch]?: unknown }): MainsSearch {
	const year = readYear(raw.year)
	// Only questions of previous years have one.
	const tab = raw.tab === 'miq' ? 'miq' : raw.tab === 'pyq' || year ? 'pyq' : undefined
	return {
		tab,
		year: tab === 'pyq' ? year : undefined,
		set: tab === undefined ? readSet(raw.set) : undefined,
		subject: mainsSubjects.find((known) => known === raw.subject),
		topic: slug(raw.topic),
		page: readPageNumber(raw.page),
		question: slug(raw.question),
		from: raw.from === 'wrong' && raw.question ? raw.from : undefined,
		result: slug(raw.result),
	}
}
