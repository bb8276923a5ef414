import type { Fields, SearchWeight } from '@aravalli/shared/content/fields'
import { entriesOf, type Kind } from '@aravalli/shared/content/kind'
import { searchedTexts } from '@aravalli/shared/content/searched-texts'
import { searchWords } from '../platform/search/search-words.ts'
import type { ServerKind } from './server-kind.ts'

/** Is the term of every item. No word has a colon: words are never taken for what lists are filtered by. */
export const everyItem = 'in:all'

/** Is the term of the items that lack Hindi. */
export const englishOnly = 'in:english-only'

/** Is the term of the items whose field has this value. */
export const facetTerm = (field: string, value: string | number | boolean) => `${field}:${value}`

/** Is the term of the items of one day of any month. @param day 'YYYY-MM-DD' */
export const dayTerm = (day: string) => `day:${day.slice(8)}`

/** Is what facets are counted under within the list that a flag makes. */
export const withinTerm = (flag: string, term: string) => `${flag}/${term}`

export interface IndexedItem {
	listedOn: string
	common: Record<string, unknown>
	english: Record<string, unknown>
	hindi: Record<string, unknown> | null
}

/** Gives the terms that lists are filtered by. */
function facetTerms({ common: fields }: Kind, common: Record<string, unknown>): string[] {
	return [everyItem, ...facetNames(fields).flatMap((name) => facetsOf(name, common[name]))]
}

/** A flag that is not set makes no list. */
function facetsOf(name: string, value: unknown): string[] {
	if (value === null || value === undefined || value === false) return []
	if (Array.isArray(value)) return value.map((one) => facetTerm(name, one))
	return [facetTerm(name, value as string | number | true)]
}

const facetNames = (fields: Fields) =>
	entriesOf(fields).flatMap(([name, field]) => ('isFacet' in field && field.isFacet ? [name] : []))

/**
 * Gives those of an item's terms under which it is counted: each that filters, and each within the list of the kind's flag. What
 * it was counted under once is found again when it is taken out.
 */
export function countedTerms({ kind, facets = [] }: ServerKind, terms: string[]): string[] {
	const { common, countedWithin } = kind
	const beginnings = [everyItem, ...[...facetNames(common), ...facets].map((name) => facetTerm(name, ''))]
	const filters = terms.filter((term) => beginnings.some((beginning) => term.startsWith(beginning)))
	if (!countedWithin || !terms.includes(facetTerm(countedWithin, true))) return filters
	return [...filters, ...filters.map((term) => withinTerm(countedWithin, term))]
}

/**
 * Gives the terms of an item, each once. The words of both languages stand together, so that a search in either script finds it.
 *
 * @param more is what a kind adds of its own
 */
export function indexTerms(kind: Kind, { listedOn, common, english, hindi }: IndexedItem, more: string[]): string[] {
	const texts = [english, ...(hindi ? [hindi] : [])]
	const searchable = texts.flatMap((own) => [...searchedTexts(kind, own, 'title'), ...searchedTexts(kind, own, 'card')])
	const names = [...namesOfChoices(kind, common, 'title'), ...namesOfChoices(kind, common, 'card')]
	const words = searchWords([...searchable, ...names].join('\n'))
	return [
		...new Set([...facetTerms(kind, common), ...(hindi ? [] : [englishOnly]), dayTerm(listedOn), ...more, ...words]),
	]
}

/** What is chosen is found by its name, such as that of a subject. */
export function namesOfChoices(
	{ common: fields }: Kind,
	common: Record<string, unknown>,
	weight: SearchWeight,
): string[] {
	return entriesOf(fields).flatMap(([name, field]) => {
		if ((field.type !== 'choice' && field.type !== 'choices') || field.searched !== weight) return []
		return [common[name] ?? []].flat().flatMap((value) => {
			const names = field.names?.[String(value)]
			return names ? [names.english, names.hindi] : []
		})
	})
}
