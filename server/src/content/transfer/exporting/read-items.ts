import type { Kind } from '@aravalli/shared/content/kind'
import type { WrittenItem } from '@aravalli/shared/content/transfer-rows'
import type { Queryable } from '../../../platform/database/open-database.ts'
import { copyFilterOf, type DeskListRequest } from '../../desk/list-content.ts'
import { listCopiesById } from '../../desk/listing/tables.ts'
import { liveCopy, termsOfList } from '../../desk/live-items.ts'
import { findItems } from '../../items.ts'
import { listPublishedIds } from './tables.ts'

const ITEMS_PER_PAGE = 200

/** Says which entries are wanted. */
export type ExportedList = Omit<DeskListRequest, 'page' | 'limit'>

interface WantedPage {
	/** Is the last id of the page before; '' for the first. */
	after: string
	limit: number
}

/** Reads all entries of a list by id, a page at a time: however many there are, one page of them is in memory. */
export async function* readItems(db: Queryable, kind: Kind, list: ExportedList): AsyncGenerator<WrittenItem> {
	let after = ''
	for (;;) {
		const page = { after, limit: ITEMS_PER_PAGE }
		const items = list.status === 'published' ? publishedPage(db, kind, list, page) : copiesPage(db, kind, list, page)
		const { last, read } = await items
		yield* read
		if (last === undefined) return
		after = last
	}
}

type Page = Promise<{ last: string | undefined; read: WrittenItem[] }>

async function publishedPage(db: Queryable, kind: Kind, list: ExportedList, page: WantedPage): Page {
	const listed = await listPublishedIds(db, { kind: kind.name, terms: termsOfList(list) }, page)
	const ids = listed.map(({ id }) => id)
	const both = { language: 'english', hasBodies: true, hasTranslations: true } as const
	const items = new Map((await findItems(db, kind, ids, both)).map((item) => [item.id, item]))
	const read = listed.flatMap(({ id, version }) => {
		const item = items.get(id)
		return item ? [{ id, version, copy: liveCopy(kind, item) }] : []
	})
	return { last: ids.at(-1), read }
}

async function copiesPage(db: Queryable, kind: Kind, list: ExportedList, page: WantedPage): Page {
	const rows = await listCopiesById(db, copyFilterOf(kind, list), page)
	return { last: rows.at(-1)?.id, read: rows.map(({ data, ...row }) => ({ ...row, copy: data })) }
}
