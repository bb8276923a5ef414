/**
 * Draws a page of a PDF with PDFium, which is WebAssembly here: it reaches no file and no network, and was built without
 * a JavaScript engine and without XFA.
 */

import { AppError } from '@aravalli/shared/errors'
import { PDFiumLibrary } from '@hyzyla/pdfium'

export interface RawPicture {
	/** Has four bytes a pixel: red, green, blue, opacity. */
	pixels: Uint8Array
	width: number
	height: number
}

/** About 200 dots an inch of A4. */
const LONG_SIDE_PIXELS = 2_400

let library: Promise<PDFiumLibrary> | undefined

/** @throws AppError `copy.pdf-protected`, `copy.pdf-too-many-pages`, `file.damaged` */
export async function renderPdfPage(
	file: Uint8Array,
	part: number,
	maxPages: number,
): Promise<{ picture: RawPicture; pages: number }> {
	library ??= PDFiumLibrary.init()
	const document = await (await library).loadDocument(file).catch(refuse)
	try {
		const pages = document.getPageCount()
		if (pages > maxPages) throw new AppError('copy.pdf-too-many-pages')
		if (part >= pages) throw new AppError('file.damaged')
		const page = document.getPage(part)
		const { originalWidth, originalHeight } = page.getOriginalSize()
		const scale = LONG_SIDE_PIXELS / Math.max(originalWidth, originalHeight)
		const side = (points: number) => Math.max(1, Math.round(points * scale))
		if (!Number.isFinite(scale)) throw new AppError('file.damaged')
		const drawn = await page.render({ scale: 1, width: side(originalWidth), height: side(originalHeight) })
		return { picture: { pixels: drawn.data, width: drawn.width, height: drawn.height }, pages }
	} finally {
		document.destroy()
	}
}

function refuse(error: unknown): never {
	const isProtected = error instanceof Error && /password|security/i.test(error.message)
	throw new AppError(isProtected ? 'copy.pdf-protected' : 'file.damaged')
}
