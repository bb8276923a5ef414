/**
 * Sets documents in a process of its own; `pdf-renderer.ts` starts it and sends it one document at a time.
 *
 * Typst finds the machine's fonts whatever it is told, and would quietly take letters from them. So every document
 * begins with our own families and without a fallback: the same file comes out everywhere, and a letter that they lack
 * is an empty box. The files must be TTF: from woff Typst takes nothing.
 */
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { NodeCompiler, type NodeError, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { closeGaps } from './close-gaps.ts'

export interface TypstTask {
	source: string
	inputs: Record<string, string>
	/** The document shows each as a JPEG, by its name; of any format that pictures are stored in. */
	pictures: Record<string, Uint8Array>
	/** A picture shows the first page, one pixel for each point. */
	format: 'pdf' | 'png'
}

export interface TypstAnswer {
	/** It is null when the source is wrong; then the messages say why. */
	file: Uint8Array | null
	messages: string[]
}

/** The second has what the first lacks of Latin: ½, ², CO₂, Greek. They are of one design. */
const fontFamilies = ['Noto Sans Devanagari', 'Noto Sans']
const fontFiles = [
	import.meta.resolve('@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf'),
	import.meta.resolve('@expo-google-fonts/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf'),
	import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
	import.meta.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
	import.meta.resolve('./fonts/eczar-latin-640.ttf'),
	import.meta.resolve('./fonts/eczar-devanagari-640.ttf'),
]
/**
 * A letter whose sign the font moves up or down (ट्स, ड़ू) comes twice out of the file when it is copied. These are all of them that make no
 * letter of their own; set without that movement they look the same and are copied as they are written.
 */
const movedSigns = [
	'ङ्[चछजझञट-नप-भलवशषसहळ]',
	'ट्[क-ञड-मलवशषसहळ]',
	'ठ्[क-टड-मलवशषसहळ]',
	'ड्[क-ठण-मलवशषसहळ]',
	'ढ्[क-डण-मलवशषसहळ]',
	'द्[कखङ-थनपफलशषसहळ]',
	'[डढ]\u093c्[क-यलवशषसहळ]',
	'[ङछटठडढदहळ]\u093c?्\\\\b',
	'(?:[छळ]|[डढ]\u093c)[ुूृ]',
	'[छळ]्र',
]
const followingSigns = '\u093c?[\u093e-\u094c\u0900-\u0903]*'

/** What is strong has the weight of our own files: a machine may have the family in a bolder one, and Typst would take that. */
const prelude = `#set text(font: (${fontFamilies.map((family) => `"${family}"`).join(', ')}), fallback: false)
#set strong(delta: 200)
#show regex("(?:${movedSigns.join('|')})${followingSigns}"): set text(features: (abvm: 0, blwm: 0))
`

/** Typst remembers pieces it has set for so many documents; without an end its memory grows by 1 MB a document. */
const REMEMBERED_DOCUMENTS = 10

/** Handwriting is as good to read as in what it is made from. */
const PICTURE_QUALITY = 82

const compiler = NodeCompiler.create({
	workspace: import.meta.dirname,
	fontArgs: [{ fontBlobs: fontFiles.map((file) => readFileSync(new URL(file))) }],
})

async function render({ source, inputs, pictures, format }: TypstTask): Promise<TypstAnswer> {
	for (const [name, picture] of Object.entries(pictures)) compiler.mapShadow(placeOf(name), await asJpeg(picture))
	const compiled = compiler.compile({ mainFileContent: prelude + source, inputs })
	const messages = [...describe(compiled.takeError()), ...describe(compiled.takeWarnings())]
	const { result } = compiled
	const file = result && (format === 'pdf' ? exportPdf(result, messages) : await exportPng(result))
	compiler.resetShadow()
	compiler.evictCache(REMEMBERED_DOCUMENTS)
	return { file, messages }
}

const placeOf = (name: string) => join(import.meta.dirname, basename(name))

/** Goes into the file as it is; another format would go in without any compression that photographs allow. */
async function asJpeg(picture: Uint8Array): Promise<Buffer> {
	const { default: sharp } = await import('sharp')
	return sharp(picture).jpeg({ quality: PICTURE_QUALITY }).toBuffer()
}

/** Writes PDF/UA, for screen readers; what that forbids, such as a letter without a glyph, still gives a tagged PDF. */
function exportPdf(document: NodeTypstDocument, messages: string[]): Buffer {
	try {
		return closeGaps(compiler.pdf(document, { pdfStandard: 'ua-1' }))
	} catch (error) {
		messages.push((error instanceof Error ? error.message : String(error)).slice(0, 300))
		return closeGaps(compiler.pdf(document))
	}
}

/** Paints Typst's drawing, which holds outlines and no letters, so no fonts are needed. */
async function exportPng(document: NodeTypstDocument): Promise<Buffer> {
	// The module takes 30 MB of memory that most processes never need.
	const { default: sharp } = await import('sharp')
	const drawing = compiler.plainSvg(document)
	const [, width, height] = /viewBox="0 0 (\d+)[.\d]* (\d+)/.exec(drawing) ?? []
	return sharp(Buffer.from(drawing)).resize(Number(width), Number(height), { fit: 'fill' }).png().toBuffer()
}

function describe(diagnostics: NodeError | null): string[] {
	if (!diagnostics) return []
	return compiler.fetchDiagnostics(diagnostics).map(({ message }) => String(message))
}

process.on('message', async (task: TypstTask) => process.send?.(await render(task)))
// A terminal and some service managers signal the whole group; documents in hand are finished first.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
