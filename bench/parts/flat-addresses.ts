import { paperCategories } from '@aravalli/shared/questions/question'

const page = '/answer-writing-practice'
const endpoint = `/api/content${page}`

/** Picks words of generated questions (question-words.ts) by how often they occur. */
const searches = {
	'a common word': 'Rajasthan',
	'a middling word': 'saint',
	'a rare word': 'Udaysurgarh',
	'two words': 'water policy',
	'a Hindi word': 'प्रजामंडल',
	'two Hindi words': 'जल नीति',
	'a word that is nowhere': 'zzyzx',
}

/** Gives, by what is searched for, the part of an address up to the page. */
export const searchQueries = Object.entries(searches).map(
	([name, words]) => [name, `search=${encodeURIComponent(words)}&`] as const,
)

/** The first of whole pages has no number, or the router leads to the address without; an endpoint needs one. */
function pageAddress(address: string, query: string, number: number): string {
	if (number === 1 && !address.startsWith('/api/')) return `${address}?${query}`.slice(0, -1)
	return `${address}?${query}page=${number}`
}

export const firstPages = (address: string, query: string, count: number) =>
	Array.from({ length: count }, (_, index) => pageAddress(address, query, index + 1))

/** The first result by itself is a page that a short list has as well. */
export const searchedPages = (address: string, query: string, count: number) => [
	...firstPages(address, query, count),
	pageAddress(address, `${query}limit=1&`, 1),
]

/** Addresses of the list endpoint, by floor and by what they show. */
export const comparedAddresses: Record<string, Record<string, string[]>> = {
	'first 100 pages': { 'all papers': firstPages(endpoint, '', 100) },
	'any category': Object.fromEntries(
		paperCategories.map((category) => [category, firstPages(endpoint, `paperCategory=${category}&`, 10)]),
	),
	'any search': Object.fromEntries(searchQueries.map(([name, query]) => [name, searchedPages(endpoint, query, 5)])),
}

/** Addresses that only a long list has, and whole pages. */
export function otherAddresses(questions: number): Record<string, string[]> {
	return {
		'pages at all depths, list endpoint': deepPages(endpoint, '', questions),
		'pages at all depths, whole page': deepPages(page, '', questions),
		'searches, whole page': searchQueries.flatMap(([, query]) => firstPages(page, query, 5)),
	}
}

/** Gives 200 pages of ten questions; the prime step meets no pattern of the data. */
export function deepPages(address: string, query: string, questions: number): string[] {
	const pages = questions / 10
	return Array.from({ length: 200 }, (_, index) => pageAddress(address, query, 1 + ((index * 7919) % pages)))
}
