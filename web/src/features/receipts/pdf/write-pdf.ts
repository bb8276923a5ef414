export interface PdfPage {
	/** Is the whole page as a JPEG picture. */
	jpeg: Uint8Array
	widthPixels: number
	heightPixels: number
}

interface Described {
	title: string
	/** Is a BCP 47 tag. */
	language: string
}

const A4 = { width: '595.28', height: '841.89' }

/**
 * Writes a PDF file of A4 pages that are pictures: all that is needed of the format is this long, while the libraries for it are a hundred
 * times as much to load.
 */
export function writePdf(pages: readonly PdfPage[], { title, language }: Described): Blob {
	const file = createFile()
	const pageIds = pages.map((_, index) => 4 + index * 3)
	file.write('%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n')
	file.object(1, `<< /Type /Catalog /Pages 2 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> >>`)
	file.object(2, `<< /Type /Pages /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] /Count ${pages.length} >>`)
	file.object(3, `<< /Title <${utf16(title)}> >>`)
	for (const [index, { jpeg, widthPixels, heightPixels }] of pages.entries()) {
		const id = pageIds[index] ?? 0
		const drawn = `q ${A4.width} 0 0 ${A4.height} 0 0 cm /Page Do Q`
		const box = `/MediaBox [0 0 ${A4.width} ${A4.height}]`
		const resources = `/Resources << /XObject << /Page ${id + 2} 0 R >> >>`
		file.object(id, `<< /Type /Page /Parent 2 0 R ${box} ${resources} /Contents ${id + 1} 0 R >>`)
		file.object(id + 1, `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`)
		const size = `/Width ${widthPixels} /Height ${heightPixels} /ColorSpace /DeviceRGB /BitsPerComponent 8`
		file.object(
			id + 2,
			`<< /Type /XObject /Subtype /Image ${size} /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
			jpeg,
			'\nendstream',
		)
	}
	return file.end()
}

/** Keeps where each object begins, for the table at the end. */
function createFile() {
	const pieces: Uint8Array<ArrayBuffer>[] = []
	const offsets: number[] = []
	let length = 0
	const write = (...parts: (string | Uint8Array)[]) => {
		for (const part of parts) {
			const bytes = typeof part === 'string' ? latin1(part) : new Uint8Array(part)
			pieces.push(bytes)
			length += bytes.length
		}
	}
	return {
		write,
		/** They are written in the order of their numbers. */
		object(id: number, ...parts: (string | Uint8Array)[]) {
			offsets.push(length)
			write(`${id} 0 obj\n`, ...parts, '\nendobj\n')
		},
		end(): Blob {
			const start = length
			const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
			write(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows.join('')}`)
			write(`trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${start}\n%%EOF\n`)
			return new Blob(pieces, { type: 'application/pdf' })
		},
	}
}

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

/** Writes what need not be Latin, in hexadecimal digits with the mark that says so. */
const utf16 = (text: string) =>
	`FEFF${Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, '0')).join('')}`
