import type { Fields } from '@aravalli/shared/content/fields'
import { isFindable } from '@aravalli/shared/content/found-at'
import type { CommonOf, Kind } from '@aravalli/shared/content/kind'
import type { Transaction } from '../../platform/database/open-database.ts'
import type { PublishedItem } from '../server-kind.ts'
import { enterSearch } from './tables.ts'
import { entryTerms } from './weighed-terms.ts'

/** Lets the search find published items; of other kinds nothing is kept. Call `lockIndex` first. */
export async function makeFindable(tx: Transaction, kind: Kind, items: PublishedItem[]): Promise<void> {
	if (!isFindable(kind) || items.length === 0) return
	const entries = items.map((item) => ({
		id: item.id,
		listedOn: kind.listedOn(item.common as CommonOf<Fields>),
		terms: entryTerms(kind, item),
	}))
	await enterSearch(tx, kind.name, entries)
}
