import { type ContentStatus, deskTotalLimit } from '@aravalli/shared/content/content'
import type { Kind } from '@aravalli/shared/content/kind'
import type { Pagination } from '@aravalli/shared/endpoint'
import type { Desk } from './desk.ts'
import { type CopyFilter, countCopies, countStatuses, findCopies, listCopies } from './listing/tables.ts'
import { countLive, type ListNarrowing, listLive } from './live-items.ts'
import { type PresentableRow, type PresentedRow, presentRow } from './present-content.ts'
import { untouchedRow } from './untouched-row.ts'

export interface DeskListRequest extends ListNarrowing {
	status: ContentStatus
	page: number
	limit: number
}

interface ContentPage {
	data: PresentedRow[]
	pagination: Pagination
	counts: Record<ContentStatus, number>
}

interface FoundRows {
	rows: PresentableRow[]
	total: number
}

/** Lists one page of a desk list with how many are in each; working copies come with the latest change first. */
export async function listContentPage(
	desk: Desk,
	{ viewerId, ...request }: DeskListRequest & { viewerId: string },
): Promise<ContentPage> {
	const { database, own, findNames } = desk
	const { page, limit } = request
	const [counts, { rows, total: found }] = await Promise.all([
		countLists(desk),
		request.status === 'published' ? listPublished(desk, request) : listUnpublished(desk, request),
	])
	const savers = rows.flatMap(({ updatedBy }) => updatedBy ?? [])
	const names = await findNames(database.db, [...new Set(savers)])
	const total = Math.min(found, deskTotalLimit)
	return {
		data: rows.map((row) => presentRow(own.kind, row, { viewerId, names })),
		pagination: {
			page,
			limit,
			total,
			totalPages: Math.ceil(total / limit),
			isTotalCapped: found > deskTotalLimit,
		},
		counts,
	}
}

async function countLists({ database: { db }, own: { kind } }: Desk): Promise<Record<ContentStatus, number>> {
	const [counts, published] = await Promise.all([countStatuses(db, kind.name, deskTotalLimit + 1), countLive(db, kind)])
	const capped = Object.entries({ ...counts, published }).map(([status, items]) => [
		status,
		Math.min(items, deskTotalLimit),
	])
	return Object.fromEntries(capped)
}

/** Skips what is past the end of what is counted. */
const pageOf = ({ page, limit }: DeskListRequest) => {
	const offset = (page - 1) * limit
	return { offset, limit: Math.max(0, Math.min(limit, deskTotalLimit - offset)) }
}

/** Lists what readers see, as their own lists go: most of it has no working copy. */
async function listPublished({ database: { db }, own: { kind } }: Desk, request: DeskListRequest): Promise<FoundRows> {
	const { filter, search, needs } = request
	const { items, total } = await listLive(db, kind, { filter, search, needs, ...pageOf(request) })
	const copies = await findCopies(
		db,
		kind.name,
		items.map(({ id }) => id),
	)
	const copyOf = new Map(copies.map((copy) => [copy.id, copy]))
	return { rows: items.map((live) => copyOf.get(live.id) ?? untouchedRow(live)), total }
}

async function listUnpublished(
	{ database: { db }, own: { kind } }: Desk,
	request: DeskListRequest,
): Promise<FoundRows> {
	const wanted = copyFilterOf(kind, request)
	const [rows, total] = await Promise.all([
		listCopies(db, wanted, pageOf(request)),
		countCopies(db, wanted, deskTotalLimit + 1),
	])
	return { rows, total }
}

/** Says which working copies are in a list that is narrowed so. */
export function copyFilterOf(
	kind: Kind,
	{ status, filter, search, needs }: ListNarrowing & { status: ContentStatus },
): CopyFilter {
	const [name, value] = filter?.split(':') ?? []
	return {
		type: kind.name,
		status,
		values: name && value ? { [name]: value } : {},
		words: search.split(/\s+/).filter((word) => word !== ''),
		title: kind.title,
		needsHindi: needs === 'hindi',
	}
}
