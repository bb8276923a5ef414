import {
	type BookClass,
	type BookSubject,
	type BookType,
	bookClasses,
	bookSubjects,
	bookTypeOf,
	type ResourceTab,
	resourceTabs,
} from '@aravalli/shared/resources/resource'
import { readPageNumber } from '#web/lib/page-number.ts'

type Raw<T> = { [K in keyof T]?: unknown }

/** The address of the page says which tab is shown, and which type of books; what is missing is the first. */
export interface ResourcesSearch {
	tab?: ResourceTab | undefined
	type?: Lowercase<BookType> | undefined
	/** Names the group of which all booklets are shown, not only the first. */
	group?: string | undefined
}

export function readResourcesSearch({ tab, type, group }: Raw<ResourcesSearch>): ResourcesSearch {
	const known = resourceTabs.find((one) => one === tab)
	return { tab: known === resourceTabs[0] ? undefined : known, type: readType(type), group: readId(group) }
}

const readId = (value: unknown) => (typeof value === 'string' && /^[a-z0-9-]{1,120}$/.test(value) ? value : undefined)

const readType = (value: unknown) =>
	typeof value === 'string' && bookTypeOf(value) ? (value as Lowercase<BookType>) : undefined

/** The address of a list of books says what it is filtered by. */
export interface BooksSearch {
	class?: BookClass | undefined
	subject?: BookSubject | undefined
	search?: string | undefined
	page?: number | undefined
	/** Names the book to which a search of the site has led. */
	book?: string | undefined
}

export function readBooksSearch(raw: Raw<BooksSearch>): BooksSearch {
	return {
		class: bookClasses.find((known) => known === raw.class),
		subject: bookSubjects.find((known) => known === raw.subject),
		search: typeof raw.search === 'string' && raw.search.trim() !== '' ? raw.search : undefined,
		page: readPageNumber(raw.page),
		book: readId(raw.book),
	}
}

export const paperStages = ['prelims', 'mains'] as const
export type PaperStage = (typeof paperStages)[number]

/** The address of the papers says of which examination and year; without a year the years are offered. */
export interface PapersSearch {
	stage?: PaperStage | undefined
	year?: number | undefined
}

export function readPapersSearch(raw: Raw<PapersSearch>): PapersSearch {
	const year = /^20\d\d$/.test(String(raw.year)) ? Number(raw.year) : undefined
	return {
		stage: paperStages.find((known) => known === raw.stage) ?? (year === undefined ? undefined : 'prelims'),
		year,
	}
}

export interface PageSearch {
	page?: number | undefined
}

export const readPageSearch = ({ page }: Raw<PageSearch>): PageSearch => ({ page: readPageNumber(page) })
