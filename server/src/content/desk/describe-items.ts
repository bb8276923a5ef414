import { titleOf } from '@aravalli/shared/content/title-of'
import type { Bilingual } from '@aravalli/shared/language'
import type { Queryable } from '../../platform/database/open-database.ts'
import type { ServerKind } from '../server-kind.ts'
import { findCopies } from './listing/tables.ts'

interface Described {
	kind: string
	id: string
	title: Bilingual
	/** Readers see some version of it. */
	isPublished: boolean
}

/** Tells what items of any kind are called in their working copies, and whether readers see them. What is not there is left out. */
export async function describeItems(
	db: Queryable,
	kinds: readonly ServerKind[],
	items: { kind: string; id: string }[],
): Promise<Described[]> {
	const described = kinds.map(async ({ kind }) => {
		const ids = items.flatMap((item) => (item.kind === kind.name ? [item.id] : []))
		const copies = ids.length === 0 ? [] : await findCopies(db, kind.name, ids)
		return copies.map(({ id, data: { english, hindi }, isPublished, status }) => ({
			kind: kind.name,
			id,
			title: { english: titleOf(kind, english), hindi: titleOf(kind, hindi) },
			isPublished: isPublished && status !== 'deleted',
		}))
	})
	return (await Promise.all(described)).flat()
}
