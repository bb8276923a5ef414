import { type ContentStatus, deskTotalLimit } from '@aravalli/shared/content/content'
import type { Pagination } from '@aravalli/shared/endpoint'
import type { ContentType } from './content-type.ts'
import type { Desk } from './desk.ts'
import { type CopyFilter, countCopies, countStatuses, findCopies, listCopies } from './listing/tables.ts'
import { type PresentableRow, type PresentedRow, presentRow } from './present-content.ts'
import { untouchedRow } from './untouched-row.ts'

/** Says what of a list is wanted. */
export interface ListNarrowing {
	/** Is a facet with its value, as 'paper:PAPER_1'. */
	filter?: string | undefined
	search: string
	/** Lists what lacks Hindi, or whose Hindi is older than its English. */
	needs?: 'hindi' | undefined
}

export interface DeskListRequest extends ListNarrowing {
	status: ContentStatus
	page: number
	limit: number
}

interface ContentPage<Facts> {
	data: PresentedRow<Facts>[]
	pagination: Pagination
	counts: Record<ContentStatus, number>
}

interface FoundRows {
	rows: PresentableRow[]
	total: number
}

/** Lists one page of a desk list with how many are in each; working copies come with the latest change first. */
export async function listContentPage<Data extends object, Facts extends object>(
	desk: Desk<Data, Facts>,
	{ viewerId, ...request }: DeskListRequest & { viewerId: string },
): Promise<ContentPage<Facts>> {
	const { database, type, findNames } = desk
	const { page, limit } = request
	const [counts, { rows, total: found }] = await Promise.all([
		countLists(desk),
		request.status === 'published' ? listPublished(desk, request) : listUnpublished(desk, request),
	])
	const savers = rows.flatMap(({ updatedBy }) => updatedBy ?? [])
	const names = await findNames(database.db, [...new Set(savers)])
	const total = Math.min(found, deskTotalLimit)
	return {
		data: rows.map((row) => presentRow(type, row, { viewerId, names })),
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

async function countLists({ database: { db }, type }: Desk): Promise<Record<ContentStatus, number>> {
	const [counts, published] = await Promise.all([
		countStatuses(db, type.name, deskTotalLimit + 1),
		type.countPublished?.(db) ?? 0,
	])
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
async function listPublished({ database: { db }, type }: Desk, request: DeskListRequest): Promise<FoundRows> {
	if (!type.listPublished) return { rows: [], total: 0 }
	const { filter, search, needs } = request
	const { items, total } = await type.listPublished(db, { filter, search, needs, ...pageOf(request) })
	const copies = await findCopies(
		db,
		type.name,
		items.map(({ id }) => id),
	)
	const copyOf = new Map(copies.map((copy) => [copy.id, copy]))
	return { rows: items.map(({ id, ...live }) => copyOf.get(id) ?? untouchedRow(id, live)), total }
}

async function listUnpublished({ database: { db }, type }: Desk, request: DeskListRequest): Promise<FoundRows> {
	const wanted = copyFilterOf(type, request)
	const [rows, total] = await Promise.all([
		listCopies(db, wanted, pageOf(request)),
		countCopies(db, wanted, deskTotalLimit + 1),
	])
	return { rows, total }
}

/** Says which working copies are in a list that is narrowed so. */
export function copyFilterOf(
	type: Pick<ContentType, 'name' | 'titleField'>,
	{ status, filter, search, needs }: ListNarrowing & { status: ContentStatus },
): CopyFilter {
	const [name, value] = filter?.split(':') ?? []
	return {
		type: type.name,
		status,
		values: name && value ? { [name]: value } : {},
		words: search.split(/\s+/).filter((word) => word !== ''),
		title: type.titleField,
		needsHindi: needs === 'hindi',
	}
}
