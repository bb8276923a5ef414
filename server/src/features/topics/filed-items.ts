import { addressOf } from '@aravalli/shared/content/found-at'
import type { Kind } from '@aravalli/shared/content/kind'
import type { Language } from '@aravalli/shared/language'
import type { FiledItem } from '@aravalli/shared/topics/contract'
import { filedKinds } from '@aravalli/shared/topics/contract'
import { facetTerm } from '../../content/index-terms.ts'
import type { Item } from '../../content/items.ts'
import type { ServerKind } from '../../content/server-kind.ts'
import { shownTitle } from '../../content/shown-title.ts'
import type { Queryable } from '../../platform/database/open-database.ts'

export interface Reader {
	language: Language
	isSignedIn: boolean
}

/** Is the term of the items that are filed under a topic. */
export const topicTerm = (topicId: string) => facetTerm('topics', topicId)

export const filed = (kinds: readonly ServerKind[]): readonly ServerKind[] =>
	kinds.filter(({ kind }) => filedKinds.includes(kind.name))

/** Shows items as lists of all kinds have them; of a locked one nothing but its title. */
export async function presentFiled(
	db: Queryable,
	{ kind, lockedIds }: ServerKind,
	items: Item<Kind>[],
	reader: Reader,
): Promise<FiledItem[]> {
	const ids = items.map(({ id }) => id)
	const locked = ids.length > 0 ? await lockedIds?.(db, ids, reader) : undefined
	return items.map(({ id, common, card, isFallback }) => ({
		kind: kind.name,
		id,
		path: addressOf(kind, id, common),
		title: shownTitle(kind, card),
		isLocked: locked?.has(id) ?? false,
		isFallback,
	}))
}
