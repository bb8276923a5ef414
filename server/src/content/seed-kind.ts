import type { RichCleaners } from '@aravalli/shared/content/clean-copy'
import { cleanTexts } from '@aravalli/shared/content/clean-copy'
import type { ItemOf, Kind } from '@aravalli/shared/content/kind'
import type { Database, DatabaseLog } from '../platform/database/open-database.ts'
import { sanitizeLine, sanitizeRichText } from '../platform/rich-text/sanitize-rich-text.ts'
import { hasItems } from './counting/tables.ts'
import { publishedItem } from './published-item.ts'
import type { PublishedItem, ServerKind } from './server-kind.ts'
import { insertItems } from './storing/tables.ts'

export const richCleaners: RichCleaners = { richText: sanitizeRichText, richLine: sanitizeLine }

/** Makes an item of any kind that can be stored: rich text never gets there in any other way. */
export function cleanItem<K extends Kind>(kind: K, id: string, item: ItemOf<K>): PublishedItem {
	const { common, english, hindi } = publishedItem(id, item)
	return {
		id,
		common,
		english: cleanTexts(kind, english, richCleaners),
		hindi: hindi && cleanTexts(kind, hindi, richCleaners),
	}
}

/** Publishes the items of the demo, all or none, where there is nothing of the kind yet. */
export async function seedKind<K extends Kind>(
	database: Database,
	log: DatabaseLog,
	own: ServerKind & { kind: K },
	readItems: () => Promise<{ id: string; item: ItemOf<K> }[]>,
): Promise<void> {
	const { kind } = own
	if (await hasItems(database.db, kind.name)) return
	const items = (await readItems()).map(({ id, item }) => cleanItem(kind, id, item))
	await database.transaction((tx) => insertItems(tx, own, items))
	log.info({ kind: kind.name, items: items.length }, 'The demo content has been stored.')
}
