import type { Kind } from '@aravalli/shared/content/kind'
import type { Language } from '@aravalli/shared/language'
import type { Queryable } from '../platform/database/open-database.ts'
import { type Item, listItems } from './items.ts'

/** An item that shares its day with more than these has no neighbours: nobody publishes so many of one paper. */
const OF_A_DAY = 20

/** Are beyond all days that an item can have. */
const [first, last] = ['1950-01-01', '2199-12-31']

/**
 * Finds the items before and behind one in a list, newest first. They are read from the list itself, in two pages that begin at its day: a list takes
 * the same time wherever it is opened.
 */
export async function findNeighbours<K extends Kind>(
	db: Queryable,
	kind: K,
	{ id, listedOn }: Pick<Item<K>, 'id' | 'listedOn'>,
	{ terms, language }: { terms: string[]; language: Language },
): Promise<{ newer: Item<K> | null; older: Item<K> | null }> {
	const from = { language, terms, limit: OF_A_DAY }
	const range = { from: listedOn, to: last }
	const { total } = await listItems(db, kind, { ...from, range, limit: 1, offset: 0 })
	const [above, below] = await Promise.all([
		listItems(db, kind, { ...from, range, offset: Math.max(0, total - OF_A_DAY) }),
		listItems(db, kind, { ...from, range: { from: first, to: listedOn }, offset: 0 }),
	])
	const placeIn = (items: Item<K>[]) => items.findIndex((item) => item.id === id)
	const [at, own] = [placeIn(above.items), placeIn(below.items)]
	return {
		newer: (at > 0 && above.items[at - 1]) || null,
		older: (own >= 0 && below.items[own + 1]) || null,
	}
}
