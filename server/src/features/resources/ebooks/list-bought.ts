import { materialKind } from '@aravalli/shared/courses/kinds'
import type { Ebook } from '@aravalli/shared/resources/contract'
import { bookletKind, resourceGroupKind } from '@aravalli/shared/resources/kinds'
import { type Item, listItems } from '../../../content/items.ts'
import type { Queryable } from '../../../platform/database/open-database.ts'
import { contentFileId, findContentFiles } from '../../content-files/public.ts'
import { listCourseMaterials, materialPlaces, type OwnMaterial } from '../../courses/public.ts'
import { listOpenAccesses } from '../../subscriptions/public.ts'
import { findFacts, withFiles } from '../file-of-item.ts'
import { downloadAddress } from '../present-file-item.ts'
import { ofGroup } from '../resource-kinds.ts'
import type { EbookRequest } from './ebook-request.ts'

const MOST = 200

/** Lists what opens with what somebody has bought: the materials of their courses, and the booklets that are paid for. */
export async function listBought(db: Queryable, request: EbookRequest): Promise<Ebook[]> {
	const accesses = await listOpenAccesses(db, request.userId, request.now)
	const [newest] = accesses
	if (!newest) return []
	const begun = new Map(
		accesses.flatMap(({ kind, itemId, startsAt }) => (kind === 'course' ? [[itemId, startsAt]] : [])),
	)
	const [materials, booklets] = await Promise.all([
		presentMaterials(db, begun, request),
		presentBooklets(db, newest.startsAt, request),
	])
	return [...materials, ...booklets].sort((one, other) => other.at.localeCompare(one.at))
}

/** @param begun says when each course was opened, by their ids */
async function presentMaterials(
	db: Queryable,
	begun: ReadonlyMap<string, Date>,
	{ language }: EbookRequest,
): Promise<Ebook[]> {
	const materials = await listCourseMaterials(db, [...begun.keys()], language)
	const files = await findContentFiles(
		db,
		materials.flatMap(({ file }) => contentFileId(file) ?? []),
	)
	const present = (material: OwnMaterial): Ebook => {
		const file = files.get(contentFileId(material.file) ?? '')
		const { download, page } = materialPlaces(material)
		return {
			kind: materialKind.name,
			kindName: materialKind.names[language],
			itemId: material.id,
			title: material.title,
			at: (begun.get(material.courseId) ?? new Date(0)).toISOString(),
			fileSize: file?.sizeBytes ?? null,
			totalPages: file?.pages ?? null,
			download: file ? download : null,
			page,
			isFallback: material.isFallback,
		}
	}
	return materials.map(present)
}

async function presentBooklets(db: Queryable, since: Date, { language }: EbookRequest): Promise<Ebook[]> {
	const { items: groups } = await listItems(db, resourceGroupKind, { language, limit: MOST, offset: 0 })
	const paid = groups.filter(({ common }) => common.isPaid).map(({ id }) => ofGroup(id))
	if (paid.length === 0) return []
	const { items } = await listItems(db, bookletKind, {
		...withFiles('booklets', language),
		alternatives: [paid],
		limit: MOST,
		offset: 0,
	})
	const factsOf = await findFacts(db, items, language)
	return items.map((item: Item<typeof bookletKind>) => ({
		kind: bookletKind.name,
		kindName: bookletKind.names[language],
		itemId: item.id,
		title: item.card.title,
		at: since.toISOString(),
		...factsOf(item),
		download: downloadAddress('booklets', item.id),
		page: null,
		isFallback: item.isFallback,
	}))
}
