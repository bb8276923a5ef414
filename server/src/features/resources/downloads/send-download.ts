import { AppError, type ErrorCode } from '@aravalli/shared/errors'
import type { Language } from '@aravalli/shared/language'
import { bookletKind } from '@aravalli/shared/resources/kinds'
import type { DownloadKind } from '@aravalli/shared/resources/resource'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Item } from '../../../content/items.ts'
import { sendFile } from '../../../platform/files/send-file.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { attachment } from '../../../platform/http/attachment.ts'
import { findDocument, findWithFile, pdfNameOf } from '../file-of-item.ts'
import { refuseClosed } from '../groups/list-groups.ts'
import { downloadCounter, kindsOfDownloads } from '../resource-kinds.ts'
import type { ResourceServices } from '../resource-services.ts'
import { noteDownload } from './note-download.ts'

interface DownloadCall {
	kind: DownloadKind
	id: string
	viewer: Viewer
	language: Language
	request: FastifyRequest
	reply: FastifyReply
}

/**
 * Sends the file of an item to whoever may have it, whole or the part that they ask for. A download is counted and remembered when it
 * begins: what goes on with a broken one is the same download.
 *
 * @throws AppError `books.not-found`, `resources.not-found`, `resources.closed`, `file.not-found`, `file.beyond-end`
 */
export async function sendDownload(services: ResourceServices, call: DownloadCall): Promise<FastifyReply> {
	const { kind, id, viewer, language, request, reply } = call
	const { database, files, counters, now } = services
	const item = await findWithFile(database.db, kindsOfDownloads[kind], id, language)
	if (!item) throw new AppError(notFoundOf(kind))
	if (kind === bookletKind.name)
		await refuseClosed(database.db, item as Item<typeof bookletKind>, { viewer, now: now() })
	const document = await findDocument(database.db, item, language)
	if (!document) throw new AppError('file.not-found')
	if (isBeginning(request)) {
		counters.add(downloadCounter(kind), id)
		await noteDownload(database, { userId: viewer.userId, kind, itemId: id, downloadedAt: now() })
	}
	reply.headers({ ...attachment(pdfNameOf(item.card.title)), 'cache-control': 'private, no-cache' })
	return sendFile(files, document, request, reply)
}

const notFoundOf = (kind: DownloadKind): ErrorCode => (kind === 'books' ? 'books.not-found' : 'resources.not-found')

const isBeginning = ({ method, headers: { range } }: FastifyRequest) =>
	method === 'GET' && (range === undefined || /^bytes=0-(?!0$)/.test(range))
