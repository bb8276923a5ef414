export interface Quote {
	text: string
	/** Is absent for proverbs and for lines of our own. */
	author?: string
}

/**
 * Takes the quote that chance has chosen from a list. The same chance gives the same place in each language.
 *
 * @param chance from 0 to below 1, as `Math.random`
 * @returns null for an empty list
 */
export function quoteOf(list: readonly Quote[], chance: number): Quote | null {
	return list[Math.floor(chance * list.length)] ?? null
}
