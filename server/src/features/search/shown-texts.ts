import { entriesOf, type Kind } from '@aravalli/shared/content/kind'
import { searchedTexts } from '@aravalli/shared/content/searched-texts'
import { shortenText } from '@aravalli/shared/shorten-text'
import { plainLine } from '../../content/shown-title.ts'
import { indexTerms } from '../../platform/search/index-terms.ts'

/** Is a part of a text that a search has found: the numbers of its first character and of the one behind it. */
interface Mark {
	start: number
	end: number
}

const snippetLength = 180
/** So much of the text before the first hit is shown with it. */
const leadLength = 60

/** Gives what the card says around the first hit, or its beginning; null where it says nothing beside the title. */
export function shownSnippet(kind: Kind, card: Record<string, unknown>, terms: ReadonlySet<string>): string | null {
	const text = cardTexts(kind, card).map(plainLine).filter(Boolean).join(' · ')
	if (text === '') return null
	const [first] = marksIn(text, terms)
	if (!first || first.end <= snippetLength) return shortenText(text, snippetLength)
	const rest = text.slice(Math.max(0, first.start - leadLength)).replace(/^\S*\s/, '')
	return `… ${shortenText(rest.toWellFormed(), snippetLength)}`
}

function cardTexts({ texts, title, ...kind }: Kind, card: Record<string, unknown>): string[] {
	const shown = entriesOf(texts).filter(([name, { isOnCard }]) => isOnCard && name !== title)
	return searchedTexts({ ...kind, title, texts: Object.fromEntries(shown) }, card, 'card')
}

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c\u200d]*/gu

/** Finds the words of a text that have one of the terms. */
export function marksIn(text: string, terms: ReadonlySet<string>): Mark[] {
	return [...text.matchAll(word)].flatMap(({ 0: found, index }) =>
		indexTerms(found).some((term) => terms.has(term)) ? [{ start: index, end: index + found.length }] : [],
	)
}
