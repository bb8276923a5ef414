import { hash } from 'node:crypto'
import { AppError } from '@aravalli/shared/errors'
import type { Language } from '@aravalli/shared/language'
import { type capsuleKind, type notesKind, sectionKinds } from '@aravalli/shared/study-material/kinds'
import { pdfName } from '@aravalli/shared/study-material/pdf-name'
import { getItem } from '../../content/items.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { KeptFiles } from '../../platform/pdf/kept-files.ts'
import type { PdfRenderer } from '../../platform/pdf/pdf-renderer.ts'
import { richTextWords } from '../../platform/rich-text/rich-text-blocks.ts'
import { readingSections } from './public-file-address.ts'
import { readingPdf } from './reading-pdf.ts'

interface Services {
	database: Database
	pdf: PdfRenderer
	/** Files are kept, because anybody may ask for one as often as they like. */
	files: KeptFiles
	origin: string
}

interface PublicFile {
	content: Buffer
	fileName: string
	/** The same content has the same. */
	etag: string
}

/**
 * @param network the caller's, as `networkOf` gives it: networks take turns
 * @throws AppError `study-item.not-found`, or `server.overloaded` when too many files are being made
 */
export async function makePublicFile(
	{ database, pdf, files, origin }: Services,
	{ section: given, name }: { section: string; name: string },
	{ language, network }: { language: Language; network: string },
): Promise<PublicFile> {
	const section = readingSections.find((known) => known === given)
	if (!(section && name.endsWith('.pdf'))) throw new AppError('study-item.not-found')
	const kind: typeof notesKind | typeof capsuleKind = sectionKinds[section]
	const id = name.slice(0, -'.pdf'.length)
	const item = await getItem(database.db, kind, id, { language, notFound: 'study-item.not-found' })
	const { source, inputs } = readingPdf(section, item, { language, origin })
	const key = hash('sha1', source + inputs.sheet, 'base64url')
	return {
		content: await files.get(key, () => pdf.render(source, inputs, { key: network, isShared: true })),
		fileName: pdfName(richTextWords(item.card.heading)),
		etag: `"${key}"`,
	}
}
