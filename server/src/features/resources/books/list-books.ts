import type { Pagination } from '@aravalli/shared/endpoint'
import { AppError } from '@aravalli/shared/errors'
import type { Language } from '@aravalli/shared/language'
import { classNames, subjectNames } from '@aravalli/shared/resources/book-names'
import type { Book, BookFilters } from '@aravalli/shared/resources/contract'
import { bookKind } from '@aravalli/shared/resources/kinds'
import {
	type BookClass,
	type BookSubject,
	type BookType,
	bookClasses,
	bookSubjects,
	bookTypeOf,
} from '@aravalli/shared/resources/resource'
import { countTerms } from '../../../content/counting/tables.ts'
import { facetTerm } from '../../../content/index-terms.ts'
import { listNewest } from '../../../content/list-newest.ts'
import type { Database, Queryable } from '../../../platform/database/open-database.ts'
import { searchWords } from '../../../platform/search/search-words.ts'
import { findFacts, withFiles } from '../file-of-item.ts'
import { classesOf, subjectsOf } from '../resource-kinds.ts'
import { presentBook } from './present-book.ts'

interface BookQuery {
	/** As an address has it: in small letters. */
	type: string
	class?: BookClass | undefined
	subject?: BookSubject | undefined
	search: string
	page?: number | undefined
	limit?: number | undefined
	language: Language
}

interface BookList {
	data: { books: Book[]; filters: BookFilters }
	pagination: Pagination
}

/** @throws AppError `books.unknown-type` */
export async function listBooks({ db }: Database, query: BookQuery): Promise<BookList> {
	const type = bookTypeOf(query.type.toLowerCase())
	if (!type) throw new AppError('books.unknown-type')
	const { language, page, limit } = query
	const terms = termsOf(type, query)
	const options = { ...withFiles('books', language), page, limit }
	const [found, filters] = await Promise.all([
		terms === null ? nothing(query) : listNewest(db, bookKind, { ...options, terms }),
		findFilters(db, type, language),
	])
	const factsOf = await findFacts(db, found.items, language)
	const books = found.items.map((item) => presentBook(item, factsOf(item), language))
	return { data: { books, filters }, pagination: found.pagination }
}

/** Is null for a search that has no word in it: it finds nothing. */
function termsOf(type: BookType, query: BookQuery): string[] | null {
	const words = query.search.trim() === '' ? [] : searchWords(query.search)
	if (query.search.trim() !== '' && words.length === 0) return null
	return [
		facetTerm('type', type),
		...(query.class ? [facetTerm('class', query.class)] : []),
		...(query.subject ? [facetTerm('subject', query.subject)] : []),
		...words,
	]
}

const nothing = ({ page = 1, limit = 200 }: BookQuery) => ({
	items: [],
	pagination: { page, limit, total: 0, totalPages: 0, isTotalCapped: false },
})

/** The classes and subjects that a type has are counted as books are published: no book is read for them. */
async function findFilters(db: Queryable, type: BookType, language: Language): Promise<BookFilters> {
	const [classes, subjects] = await Promise.all([
		countTerms(db, bookKind.name, classesOf(type)),
		countTerms(db, bookKind.name, subjectsOf(type)),
	])
	const availableClasses = bookClasses.filter((value) => classes.has(`${classesOf(type)}${value}`))
	const availableSubjects = bookSubjects.filter((value) => subjects.has(`${subjectsOf(type)}${value}`))
	return {
		availableClasses,
		availableSubjects,
		classNames: availableClasses.map((value) => ({ value, name: classNames[value][language] })),
		subjectNames: availableSubjects.map((value) => ({ value, name: subjectNames[value][language] })),
	}
}
