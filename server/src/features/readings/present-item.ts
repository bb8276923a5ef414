import { addressOf } from '@aravalli/shared/content/found-at'
import type { Kind } from '@aravalli/shared/content/kind'
import type { Language } from '@aravalli/shared/language'
import type { Reading } from '@aravalli/shared/readings/contract'
import type { Item } from '../../content/items.ts'
import { shownTitle } from '../../content/shown-title.ts'

export function presentItem(kind: Kind, item: Item<Kind>, language: Language): Omit<Reading, 'openedAt'> {
	return {
		kind: kind.name,
		kindName: kind.names[language],
		itemId: item.id,
		title: shownTitle(kind, item.card),
		path: addressOf(kind, item.id, item.common),
		isFallback: item.isFallback,
	}
}
