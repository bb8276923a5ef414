import { indexTerms } from '../../platform/search/index-terms.ts'
import { queryTerms, type Vocabulary } from '../../platform/search/query-terms.ts'
import type { DemoItem } from './demo-items.ts'

/** Indexes items as the database does: all words in the title, then in title and card, then anywhere; the newer first. */
export function memoryIndex(items: readonly DemoItem[]) {
	const indexed = items.map(({ name, date, title, card, body }) => ({
		name,
		date,
		fields: [title, `${title}\n${card}`, `${title}\n${card}\n${body}`].map((text) => new Set(indexTerms(text))),
	}))
	const counts = new Map<string, number>()
	for (const { fields } of indexed) {
		for (const term of fields.at(-1) ?? []) counts.set(term, (counts.get(term) ?? 0) + 1)
	}
	const byUse = [...counts.keys()].sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0))
	const vocabulary: Vocabulary = {
		counts: async (terms) =>
			new Map(terms.flatMap((term) => [[term, counts.get(term) ?? 0] as const]).filter(([, count]) => count)),
		startingWith: async (prefixes, limit) =>
			byUse.filter((term) => prefixes.some((prefix) => term.startsWith(prefix))).slice(0, limit),
	}

	/** Gives the names of all items found, best first. */
	async function find(query: string, { isPrefix = true } = {}): Promise<string[]> {
		const groups = await queryTerms(query, vocabulary, { isPrefix })
		if (groups.length === 0) return []
		return indexed
			.map((item) => ({
				...item,
				rank: item.fields.findIndex((terms) => groups.every((group) => group.some((term) => terms.has(term)))),
			}))
			.filter(({ rank }) => rank >= 0)
			.sort((one, other) => one.rank - other.rank || other.date.localeCompare(one.date))
			.map(({ name }) => name)
	}
	return { find, vocabulary, counts }
}
