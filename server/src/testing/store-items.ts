import type { ItemOf, Kind } from '@aravalli/shared/content/kind'
import { cleanItem } from '../content/clean-item.ts'
import type { ServerKind } from '../content/server-kind.ts'
import { insertItems } from '../content/storing/tables.ts'
import type { Database } from '../platform/database/open-database.ts'

/** Publishes items of a kind, in their order. */
export async function storeItems<K extends Kind>(
	{ database }: { database: Database },
	own: ServerKind & { kind: K },
	items: (ItemOf<K> & { id: string })[],
): Promise<void> {
	const cleaned = items.map(({ id, ...item }) => cleanItem(own.kind, id, item as never))
	await database.transaction((tx) => insertItems(tx, own, cleaned))
}
