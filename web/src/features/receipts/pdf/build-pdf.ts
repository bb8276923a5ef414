import { drawPages } from './draw-pages.ts'
import { writePdf } from './write-pdf.ts'

/** Makes a PDF file of A4 pages of an HTML document, in the browser. @throws where the browser cannot draw it */
export async function buildPdf(html: string): Promise<Blob> {
	const { pages, title, language } = await drawPages(html)
	return writePdf(pages, { title, language })
}
