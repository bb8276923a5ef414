/**
 * Draws an HTML document as pictures of A4 pages. It goes into an SVG picture, in which nothing runs and nothing is loaded, so the fonts go
 * into it as well: a phone may have none for Hindi.
 */
import devanagari400 from '../../../ui/fonts/khula-devanagari-400.woff2?url'
import devanagari600 from '../../../ui/fonts/khula-devanagari-600.woff2?url'
import latin400 from '../../../ui/fonts/khula-latin-400.woff2?url'
import latin600 from '../../../ui/fonts/khula-latin-600.woff2?url'
import rupee400 from '../../../ui/fonts/khula-rupee-400.woff2?url'
import rupee600 from '../../../ui/fonts/khula-rupee-600.woff2?url'
import type { PdfPage } from './write-pdf.ts'

/** Is a sheet of A4 in CSS pixels. */
const WIDTH = 794
const HEIGHT = 1123
/** A page has 192 dots an inch: small letters are clear in print, and it stays below 300 kB. */
const SCALE = 2
const JPEG_QUALITY = 0.9
/** A longer document is cut off; a receipt has one page. */
const MAX_PAGES = 4

const fonts = [
	{ weight: 400, file: latin400, range: 'U+0000-024F, U+2000-200B, U+200E-206F, U+2122, U+2212' },
	{ weight: 600, file: latin600, range: 'U+0000-024F, U+2000-200B, U+200E-206F, U+2122, U+2212' },
	{ weight: 400, file: devanagari400, range: 'U+0900-097F, U+200C-200D, U+25CC' },
	{ weight: 600, file: devanagari600, range: 'U+0900-097F, U+200C-200D, U+25CC' },
	{ weight: 400, file: rupee400, range: 'U+20B9' },
	{ weight: 600, file: rupee600, range: 'U+20B9' },
]

/** Lays the document out on whole sheets of paper. */
const paper = `
body { margin: 0; background: #fff; font-family: Khula, "Noto Sans", "Noto Sans Devanagari", sans-serif }
.sheet { min-height: ${HEIGHT}px; max-width: none; margin: 0; border: 0; border-radius: 0 }`

/** @throws whatever keeps the browser from drawing it */
export async function drawPages(html: string): Promise<{ pages: PdfPage[]; title: string; language: string }> {
	// The page's policy would report its styles, as if they were to be the page's own.
	const parsed = new DOMParser().parseFromString(html.replace(styleElement, ''), 'text/html')
	const picture = await drawnPicture(parsed.body, styleElement.exec(html)?.[1] ?? '')
	const canvas = document.createElement('canvas')
	canvas.width = WIDTH * SCALE
	canvas.height = HEIGHT * SCALE
	const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true })
	if (!context) throw new Error('This browser draws nothing.')
	const pages: PdfPage[] = []
	for (let index = 0; index < MAX_PAGES; index += 1) {
		context.fillStyle = '#fff'
		context.fillRect(0, 0, canvas.width, canvas.height)
		context.drawImage(picture, 0, -index * canvas.height, canvas.width, canvas.height * MAX_PAGES)
		if (index > 0 && isBlank(context)) break
		pages.push({ jpeg: await jpegOf(canvas), widthPixels: canvas.width, heightPixels: canvas.height })
	}
	return { pages, title: parsed.title, language: parsed.documentElement.lang }
}

const styleElement = /<style>(.*?)<\/style>/s

async function drawnPicture(body: HTMLElement, styles: string): Promise<HTMLImageElement> {
	const faces = await Promise.all(fonts.map(fontFace))
	const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'style')
	sheet.textContent = [...faces, styles, paper].join('\n')
	const serializer = new XMLSerializer()
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT * MAX_PAGES}">
${serializer.serializeToString(sheet)}<foreignObject width="100%" height="100%">${serializer.serializeToString(body)}</foreignObject></svg>`
	const picture = new Image(WIDTH, HEIGHT * MAX_PAGES)
	// A `blob:` address would keep the canvas from being read, and the pages' policy from being met.
	picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
	await picture.decode()
	return picture
}

async function fontFace({ weight, file, range }: (typeof fonts)[number]): Promise<string> {
	const response = await fetch(file)
	if (!response.ok) return ''
	const bytes = new Uint8Array(await response.arrayBuffer())
	const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
	return `@font-face { font-family: Khula; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}); unicode-range: ${range};
ascent-override: 114%; descent-override: 47%; line-gap-override: 0% }`
}

function isBlank(context: CanvasRenderingContext2D): boolean {
	const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height)
	return new Uint32Array(data.buffer).every((pixel) => pixel === 0xffffffff)
}

async function jpegOf(canvas: HTMLCanvasElement): Promise<Uint8Array> {
	const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY))
	if (!blob) throw new Error('The page could not be kept as a picture.')
	return new Uint8Array(await blob.arrayBuffer())
}
