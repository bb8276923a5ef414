import sharp from 'sharp'
import { bookletPdf } from '../../features/answer-copies/booklet/booklet-sheet.ts'
import type { AnswerBookletRow } from '../../features/answer-copies/tables.ts'
import { renderPdfPage } from '../../platform/page-pictures/render-pdf-page.ts'
import { accountCaller, createPdfRenderer } from '../../platform/pdf/pdf-renderer.ts'
import { silentLog } from '../silent-log.ts'
import { drawInk } from './draw-ink.ts'
import type { GreyPage } from './photograph-page.ts'
import type { Random } from './random-numbers.ts'

const MILLIMETRES = { width: 210, height: 297 }

/** Prints a booklet as its learner does: the file. */
export async function printBooklet(booklet: AnswerBookletRow, questionText: string): Promise<Buffer> {
	const pdf = createPdfRenderer(silentLog)
	try {
		const question = { questionText, marks: 10, wordLimit: 150, isFallback: false, questionId: booklet.questionId }
		const paper = { paperCategory: 'GS_PAPER_3', difficulty: 'HARD' } as const
		const { source, inputs } = await bookletPdf(booklet, { ...question, ...paper }, 'hindi')
		return await pdf.render(source, inputs, accountCaller('printer'))
	} finally {
		await pdf.close()
	}
}

/** Prints all pages of a PDF, grey as a laser printer does. */
export async function printPages(file: Buffer): Promise<GreyPage[]> {
	const pages: GreyPage[] = []
	for (let part = 0, count = 1; part < count; part++) {
		const { picture, pages: ofFile } = await renderPdfPage(file, part, Number.POSITIVE_INFINITY)
		count = ofFile
		const { width, height } = picture
		const raw = sharp(picture.pixels, { raw: { width, height, channels: 4 } })
		pages.push({ width, height, pixels: await raw.removeAlpha().toColourspace('b-w').raw().toBuffer() })
	}
	return pages
}

/** Writes on a printed page by hand. */
export async function writeOn(page: GreyPage, random: Random): Promise<GreyPage> {
	const { width, height } = page
	const box = `viewBox="0 0 ${MILLIMETRES.width} ${MILLIMETRES.height}" width="${width}" height="${height}"`
	const ink = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${box}>${drawInk(random)}</svg>`)
	const paper = sharp(page.pixels, { raw: { width, height, channels: 1 } }).toColourspace('srgb')
	const written = sharp(
		await paper
			.composite([{ input: ink, blend: 'multiply' }])
			.png({ compressionLevel: 0 })
			.toBuffer(),
	)
	return { width, height, pixels: await written.toColourspace('b-w').raw().toBuffer() }
}
