import { AppError } from '@aravalli/shared/errors'
import type { Language } from '@aravalli/shared/language'
import type { TopperCopy } from '@aravalli/shared/resources/contract'
import { topperCopyKind } from '@aravalli/shared/resources/kinds'
import { listItems } from '../../../content/items.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { type DrawingServices, drawDocumentPage } from '../../content-files/public.ts'
import { findDocument, findFacts, findWithFile, withFiles } from '../file-of-item.ts'
import { presentTopperCopy } from '../present-file-item.ts'

const MOST = 200

export async function listTopperCopies({ db }: Database, language: Language): Promise<TopperCopy[]> {
	const options = { ...withFiles('toppers-copies', language), limit: MOST, offset: 0 }
	const { items } = await listItems(db, topperCopyKind, options)
	const factsOf = await findFacts(db, items, language)
	return items.map((item) => presentTopperCopy(item, factsOf(item), language))
}

/** @throws AppError `resources.not-found` */
export async function getTopperCopy({ db }: Database, copyId: string, language: Language): Promise<TopperCopy> {
	const item = await findWithFile(db, topperCopyKind, copyId, language)
	if (!item) throw new AppError('resources.not-found')
	return presentTopperCopy(item, (await findFacts(db, [item], language))(item), language)
}

interface PageRequest {
	copyId: string
	page: number
	userId: string
	language: Language
}

/** @throws AppError `resources.not-found`, `file.not-found`, and as `drawDocumentPage` */
export async function drawTopperPage(services: DrawingServices, request: PageRequest): Promise<Buffer> {
	const { copyId, page, userId, language } = request
	const { db } = services.database
	const item = await findWithFile(db, topperCopyKind, copyId, language)
	if (!item) throw new AppError('resources.not-found')
	const document = await findDocument(db, item, language)
	if (!document) throw new AppError('file.not-found')
	return drawDocumentPage(services, document, page, userId)
}
