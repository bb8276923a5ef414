import type { AnyCopy, Kind } from '@aravalli/shared/content/kind'
import type { WrittenItem } from '@aravalli/shared/content/transfer-rows'
import type { Queryable } from '../../../platform/database/open-database.ts'
import { liveCopy } from '../../desk/content-type-of.ts'
import { findItems } from '../../items.ts'
import { type ExportQuery, listCopiesById, listPublishedIds } from './tables.ts'

const ITEMS_PER_PAGE = 200

/** Reads all entries of a list by id, a page at a time: however many there are, one page of them is in memory. */
export async function* readItems(db: Queryable, kind: Kind, query: ExportQuery): AsyncGenerator<WrittenItem> {
	let after = ''
	for (;;) {
		const page = { after, limit: ITEMS_PER_PAGE }
		const items = query.status === 'published' ? publishedPage(db, kind, query, page) : copiesPage(db, query, page)
		const { last, read } = await items
		yield* read
		if (last === undefined) return
		after = last
	}
}

type Page = Promise<{ last: string | undefined; read: WrittenItem[] }>

async function publishedPage(
	db: Queryable,
	kind: Kind,
	query: ExportQuery,
	page: { after: string; limit: number },
): Page {
	const listed = await listPublishedIds(db, query, page)
	const ids = listed.map(({ id }) => id)
	const both = { language: 'english', hasBodies: true, hasTranslations: true } as const
	const items = new Map((await findItems(db, kind, ids, both)).map((item) => [item.id, item]))
	const read = listed.flatMap(({ id, version }) => {
		const item = items.get(id)
		return item ? [{ id, version, copy: liveCopy(kind, item) as AnyCopy }] : []
	})
	return { last: ids.at(-1), read }
}

async function copiesPage(db: Queryable, query: ExportQuery, page: { after: string; limit: number }): Page {
	const rows = await listCopiesById(db, query, page)
	return { last: rows.at(-1)?.id, read: rows.map(({ data, ...row }) => ({ ...row, copy: data as AnyCopy })) }
}
