import type { Kind } from '@aravalli/shared/content/kind'
import type { Pagination } from '@aravalli/shared/endpoint'
import type { Language } from '@aravalli/shared/language'
import type { Reading } from '@aravalli/shared/readings/contract'
import { findItems } from '../../content/items.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { paginationOf } from '../../platform/http/newest-or-page.ts'
import { presentItem } from './present-item.ts'
import { listReadings } from './tables.ts'

interface ListRequest {
	userId: string
	page: number
	limit: number
	language: Language
}

/** Lists what somebody has opened, the last first. */
export async function listOwnReadings(
	{ db }: Database,
	kinds: readonly Kind[],
	{ userId, page, limit, language }: ListRequest,
): Promise<{ data: Reading[]; pagination: Pagination }> {
	const wanted = { page, limit, offset: (page - 1) * limit }
	const { rows, total } = await listReadings(db, userId, wanted)
	const ofKind = Map.groupBy(rows, ({ kind }) => kind)
	const found = await Promise.all(
		kinds.map(async (kind) => {
			const ids = (ofKind.get(kind.name) ?? []).map(({ itemId }) => itemId)
			if (ids.length === 0) return []
			return (await findItems(db, kind, ids, { language, hasBodies: false })).map((item) =>
				presentItem(kind, item, language),
			)
		}),
	)
	const byPlace = new Map(found.flat().map((item) => [`${item.kind}/${item.itemId}`, item]))
	return {
		data: rows.flatMap(({ kind, itemId, openedAt }) => {
			const item = byPlace.get(`${kind}/${itemId}`)
			// An item that was withdrawn a moment ago is not shown.
			return item ? [{ ...item, openedAt }] : []
		}),
		pagination: paginationOf(wanted, total),
	}
}
