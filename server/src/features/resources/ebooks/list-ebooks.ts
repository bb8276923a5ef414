import type { Pagination } from '@aravalli/shared/endpoint'
import type { Language } from '@aravalli/shared/language'
import type { Ebook } from '@aravalli/shared/resources/contract'
import { bookletKind, resourceGroupKind, topperCopyKind } from '@aravalli/shared/resources/kinds'
import { type DownloadKind, downloadKinds } from '@aravalli/shared/resources/resource'
import { findItems, type Item } from '../../../content/items.ts'
import type { Database, Queryable } from '../../../platform/database/open-database.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { paginationOf } from '../../../platform/http/newest-or-page.ts'
import { mayOpenPaid } from '../access.ts'
import { type DownloadRow, listDownloads } from '../downloads/tables.ts'
import { findFacts, withFiles } from '../file-of-item.ts'
import { downloadAddress } from '../present-file-item.ts'
import { kindsOfDownloads } from '../resource-kinds.ts'
import type { EbookRequest } from './ebook-request.ts'
import { listBought } from './list-bought.ts'

interface ListRequest extends Omit<EbookRequest, 'userId'> {
	viewer: Viewer
	page: number
	limit: number
}

/** Lists what is somebody's: what they have downloaded, a page of it, and what they have bought. */
export async function listEbooks(
	{ db }: Database,
	{ viewer, page, limit, language, now }: ListRequest,
): Promise<{ data: Ebook[]; bought: Ebook[]; pagination: Pagination }> {
	const wanted = { page, limit, offset: (page - 1) * limit }
	const [{ rows, total }, bought, isPaidOpen] = await Promise.all([
		listDownloads(db, viewer.userId, wanted),
		listBought(db, { userId: viewer.userId, language, now }),
		mayOpenPaid(db, viewer, now),
	])
	const found = await Promise.all(downloadKinds.map((kind) => readKind(db, kind, rows, { language, isPaidOpen })))
	const byPlace = new Map(found.flat().map((item) => [`${item.kind}/${item.itemId}`, item]))
	const downloads = rows.flatMap(({ kind, itemId, downloadedAt }) => {
		const item = byPlace.get(`${kind}/${itemId}`)
		return item ? [{ ...item, at: downloadedAt }] : []
	})
	return { data: downloads, bought, pagination: paginationOf(wanted, total) }
}

interface Reading {
	language: Language
	/** What is paid for is open to the caller. */
	isPaidOpen: boolean
}

/** Reads those items of a kind that rows of downloads name. */
async function readKind(
	db: Queryable,
	kind: DownloadKind,
	rows: readonly DownloadRow[],
	{ language, isPaidOpen }: Reading,
): Promise<Omit<Ebook, 'at'>[]> {
	const ids = rows.filter((row) => row.kind === kind).map(({ itemId }) => itemId)
	if (ids.length === 0) return []
	const own = kindsOfDownloads[kind]
	const items = await findItems(db, own, ids, { ...withFiles(kind, language), hasBodies: false })
	const factsOf = await findFacts(db, items, language)
	const isClosed = isPaidOpen ? () => false : await closedOf(db, kind, items)
	return items.map((item) => ({
		kind,
		kindName: own.names[language],
		itemId: item.id,
		title: item.card.title,
		...factsOf(item),
		download: isClosed(item.id) ? null : downloadAddress(kind, item.id),
		page: kind === topperCopyKind.name ? `/resources/toppers-copies/${item.id}` : null,
		isFallback: item.isFallback,
	}))
}

/** Tells which booklets are of a group that is paid for. */
async function closedOf(
	db: Queryable,
	kind: DownloadKind,
	items: readonly Item<(typeof kindsOfDownloads)[DownloadKind]>[],
): Promise<(id: string) => boolean> {
	if (kind !== bookletKind.name) return () => false
	const groupOf = new Map((items as Item<typeof bookletKind>[]).map(({ id, common }) => [id, common.group]))
	const ids = [...new Set(groupOf.values())]
	const groups = await findItems(db, resourceGroupKind, ids, { language: 'english', hasBodies: false })
	const free = new Set(groups.filter(({ common }) => !common.isPaid).map(({ id }) => id))
	return (id) => !free.has(groupOf.get(id) ?? '')
}
