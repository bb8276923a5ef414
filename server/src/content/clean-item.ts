import type { RichCleaners } from '@aravalli/shared/content/clean-copy'
import { cleanTexts } from '@aravalli/shared/content/clean-copy'
import type { ItemOf, Kind } from '@aravalli/shared/content/kind'
import { sanitizeLine, sanitizeRichText } from '../platform/rich-text/sanitize-rich-text.ts'
import { publishedItem } from './published-item.ts'
import type { PublishedItem } from './server-kind.ts'

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
