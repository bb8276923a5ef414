import { type DeskList, deskTotalLimit } from '@aravalli/shared/content/content'
import type { Pagination } from '@aravalli/shared/endpoint'
import type { Desk } from './desk.ts'
import { type PresentedRow, presentRow } from './present-content.ts'
import { countContent, listContent } from './tables.ts'

interface ListRequest {
	viewerId: string
	status: DeskList
	page: number
	limit: number
}

interface ContentPage<Facts> {
	data: PresentedRow<Facts>[]
	pagination: Pagination
	counts: Record<DeskList, number>
}

/** Lists one page of a desk list, the latest change first, with how many are in each list. */
export async function listContentPage<Data extends object, Facts extends object>(
	{ database: { db }, type, findNames }: Desk<Data, Facts>,
	{ viewerId, status, page, limit }: ListRequest,
): Promise<ContentPage<Facts>> {
	const offset = (page - 1) * limit
	const counted = await countContent(db, type.name, deskTotalLimit + 1)
	const rows = await listContent(db, {
		type: type.name,
		status,
		limit: Math.max(0, Math.min(limit, deskTotalLimit - offset)),
		offset,
	})
	const savers = rows.flatMap(({ updatedBy }) => updatedBy ?? [])
	const names = await findNames(db, [...new Set(savers)])
	const total = Math.min(counted[status], deskTotalLimit)
	return {
		data: rows.map((row) => presentRow(type, row, { viewerId, names })),
		pagination: {
			page,
			limit,
			total,
			totalPages: Math.ceil(total / limit),
			isTotalCapped: counted[status] > deskTotalLimit,
		},
		counts: {
			draft: Math.min(counted.draft, deskTotalLimit),
			changed: Math.min(counted.changed, deskTotalLimit),
			deleted: Math.min(counted.deleted, deskTotalLimit),
		},
	}
}
