import type { AnyCopy, Kind } from '@aravalli/shared/content/kind'
import type { Queryable } from '../../platform/database/open-database.ts'
import { findCopies } from '../desk/listing/tables.ts'
import { liveCopy } from '../desk/live-items.ts'
import { findStored } from '../items.ts'

export interface StoredCopy {
	id: string
	version: number
	copy: AnyCopy
	isDeleted: boolean
}

/** Finds the working copies of those of the ids that exist, whether an editor has touched them or they came with the product. */
export async function findStoredCopies(db: Queryable, kind: Kind, ids: string[]): Promise<Map<string, StoredCopy>> {
	const rows = await findCopies(db, kind.name, ids)
	const found = new Map<string, StoredCopy>(
		rows.map(({ id, version, data, status }) => [id, { id, version, copy: data, isDeleted: status === 'deleted' }]),
	)
	const untouched = await findStored(
		db,
		kind,
		ids.filter((id) => !found.has(id)),
	)
	for (const item of untouched)
		found.set(item.id, { id: item.id, version: 1, copy: liveCopy(kind, item), isDeleted: false })
	return found
}
