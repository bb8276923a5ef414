import { defineMessages } from '#web/lib/messages.ts'

export interface Quote {
	text: string
	/** Absent for proverbs and for lines of our own. */
	author?: string
}

/** By tier; at the same place in both languages stands the same quote. */
export const quotes = defineMessages({
	english: async () => (await import('./quotes.en.ts')).quotes,
	hindi: async () => (await import('./quotes.hi.ts')).quotes,
})

/**
 * The quote of a list that chance has chosen. The same chance gives the same place in each language.
 *
 * @param chance from 0 to below 1, as `Math.random`
 * @returns null for an empty list
 */
export function quoteOf(list: readonly Quote[], chance: number): Quote | null {
	return list[Math.floor(chance * list.length)] ?? null
}
