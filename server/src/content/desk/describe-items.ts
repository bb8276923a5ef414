import type { Bilingual } from '@aravalli/shared/language'
import type { Queryable } from '../../platform/database/open-database.ts'
import type { ContentType } from './content-type.ts'
import { findCopies } from './listing/tables.ts'

interface Described {
	kind: string
	id: string
	title: Bilingual
	/** Readers see some version of it. */
	isPublished: boolean
}

/** Tells what items of any type are called in their working copies, and whether readers see them. What is not there is left out. */
export async function describeItems(
	db: Queryable,
	types: readonly ContentType[],
	items: { kind: string; id: string }[],
): Promise<Described[]> {
	const described = types.map(async (type) => {
		const ids = items.flatMap(({ kind, id }) => (kind === type.name ? [id] : []))
		const copies = ids.length === 0 ? [] : await findCopies(db, type.name, ids)
		return copies.map(({ id, data, isPublished, status }) => ({
			kind: type.name,
			id,
			title: type.title(data),
			isPublished: isPublished && status !== 'deleted',
		}))
	})
	return (await Promise.all(described)).flat()
}
