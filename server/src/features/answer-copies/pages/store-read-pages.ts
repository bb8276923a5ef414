import { randomBytes } from 'node:crypto'
import { maxPagesOf } from '@aravalli/shared/answer-copies/copy'
import type { Transaction } from '../../../platform/database/open-database.ts'
import type { KeptFile } from '../../../platform/files/files.ts'
import type { ReadPage } from '../../../platform/page-pictures/page-pictures.ts'
import { findBookletPage } from '../booklet/find-booklet-page.ts'
import { lockCopy } from '../evaluating/tables.ts'
import { lockSender } from '../sending/tables.ts'
import type { AnswerPageRow, AnswerUploadRow } from '../tables.ts'
import type { KeptPage } from './keep-pictures.ts'
import { moveHome } from './move-home.ts'
import { orderByBooklet } from './order-by-booklet.ts'
import { tooManyPages } from './page-room.ts'
import type { ReadingServices } from './reading-services.ts'
import { countPagesAgain, findUpload, insertPage, listPages, setPositions, setRead, updatePage } from './tables.ts'

export const newPageId = () => randomBytes(12).toString('hex')

interface Read {
	upload: AnswerUploadRow
	/** Is the account that sent it. */
	owner: string
	pages: readonly ReadPage[]
	kept: readonly KeptPage[]
}

/**
 * Stores what was read of a file, unless somebody else has done it meanwhile or the file is gone.
 *
 * @returns the files that are used now; the others are nobody's
 */
export async function storeReadPages(
	services: ReadingServices,
	tx: Transaction,
	{ upload, owner, pages, kept }: Read,
): Promise<KeptFile[]> {
	await lockSender(tx, owner)
	const copy = await lockCopy(tx, upload.copyId)
	if (!copy || (await findUpload(tx, upload.id))?.state !== 'reading') return []
	const stored = (await listPages(tx, copy.id)).map(({ page }) => page)
	const first = stored.find(({ uploadId }) => uploadId === upload.id)
	if (!first) return []
	if (stored.length - 1 + pages.length > maxPagesOf(copy.questionId)) {
		await setRead(tx, upload.id, tooManyPages(copy.questionId))
		return []
	}
	const isArranged = first.turn !== 0 || first.crop !== null
	const used = kept.filter((_, index) => !(index === 0 && isArranged)).flatMap((page) => page.files)
	await services.files.attach(tx, used)
	const parts: Part[] = []
	for (const [index, page] of pages.entries()) {
		// What the learner has turned or cut meanwhile is made so, soon after.
		const made = index === 0 && isArranged ? {} : { turn: page.turn, ...kept[index]?.picture }
		parts.push({ ...(await factsOf(tx, page)), ...made })
	}
	const ids = await storeParts(tx, first, parts)
	if (ids.length > 1) {
		const order = stored.flatMap(({ id }) => (id === first.id ? ids : [id]))
		await setPositions(tx, order)
	}
	if (parts.some(({ bookletId }) => bookletId)) await orderByBooklet(tx, copy)
	await moveHome(services, tx, { copy, upload, parts })
	await setRead(tx, upload.id, null)
	if (ids.length > 1) await countPagesAgain(tx, copy.id)
	return used
}

type Part = Partial<AnswerPageRow> & { part: number }

async function factsOf(tx: Transaction, { part, sharpness, brightness, codes }: ReadPage): Promise<Part> {
	const found = await findBookletPage(tx, codes)
	return { part, sharpness, brightness, bookletId: found?.booklet.id ?? null, bookletPage: found?.page ?? null }
}

/** A file has one row from its beginning. @returns the ids of all its pages, in their order */
async function storeParts(
	tx: Transaction,
	{ id: firstId, copyId, uploadId, position }: AnswerPageRow,
	parts: readonly Part[],
): Promise<string[]> {
	const ids: string[] = []
	for (const part of parts) {
		const id = ids.length === 0 ? firstId : newPageId()
		ids.push(id)
		if (id === firstId) await updatePage(tx, id, part)
		else await insertPage(tx, { id, copyId, uploadId, position, ...part })
	}
	return ids
}
