import type { Kind } from '@aravalli/shared/content/kind'
import type { Language } from '@aravalli/shared/language'
import type { UnreadItem } from '@aravalli/shared/readings/contract'
import { listItems } from '../../content/items.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { presentItem } from './present-item.ts'
import { findOpened } from './tables.ts'

/** So many of the newest are looked through: what is older is no news to whoever has read all of these. */
const LOOKED_THROUGH = 100

/** Lists the newest of a kind that somebody has not opened. */
export async function listUnread(
	{ db }: Database,
	kind: Kind,
	{ userId, limit, language }: { userId: string; limit: number; language: Language },
): Promise<UnreadItem[]> {
	const { items } = await listItems(db, kind, { language, limit: LOOKED_THROUGH, offset: 0 })
	const ids = items.map(({ id }) => id)
	const opened = await findOpened(db, userId, kind.name, ids)
	return items
		.filter(({ id }) => !opened.has(id))
		.slice(0, limit)
		.map((item) => ({ ...presentItem(kind, item, language), listedOn: item.listedOn }))
}
