/**
 * The thread that sets documents; `pdf-renderer.ts` starts it. Typst is native code that would hold the event loop.
 *
 * Typst looks up the machine's fonts whatever it is told, and would quietly take letters from them, so every document
 * begins with our own family and no way back from it: the same file comes out everywhere. What the family lacks is an
 * empty box. It must be TTF: from woff Typst takes nothing.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'

export interface PdfTask {
	source: string
	inputs: Record<string, string>
}

export interface PdfResult {
	pdf: Uint8Array
	/** What Typst had to say about a document that it could set all the same. */
	warnings: string[]
}

const fontFamily = 'Noto Sans Devanagari'
const fontFiles = ['400Regular/NotoSansDevanagari_400Regular.ttf', '600SemiBold/NotoSansDevanagari_600SemiBold.ttf']
const prelude = `#set text(font: "${fontFamily}", fallback: false)\n`

/** How many documents an unused piece of layout is remembered; without an end to it memory grows by 0.5 MB a document. */
const REMEMBERED_DOCUMENTS = 10

const compiler = NodeCompiler.create({
	workspace: import.meta.dirname,
	fontArgs: [{ fontBlobs: fontFiles.map(readFont) }],
})

function readFont(file: string): Buffer {
	return readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans-devanagari/${file}`)))
}

/** @throws Error with Typst's messages when the source is wrong */
export function renderPdf({ source, inputs }: PdfTask): PdfResult {
	const compiled = compiler.compile({ mainFileContent: prelude + source, inputs })
	const document = compiled.result
	const warnings = describe(compiled.takeWarnings())
	if (!document) throw new Error(`the document could not be set: ${describe(compiled.takeError()).join('; ')}`)
	const pdf = exportPdf(document, warnings)
	compiler.evictCache(REMEMBERED_DOCUMENTS)
	return { pdf, warnings }
}

/** As PDF/UA, for screen readers; what that forbids, such as a letter without a glyph, still gives a tagged PDF. */
function exportPdf(document: NodeTypstDocument, warnings: string[]): Buffer {
	try {
		return compiler.pdf(document, { pdfStandard: 'ua-1' })
	} catch (error) {
		warnings.push((error instanceof Error ? error.message : String(error)).slice(0, 300))
		return compiler.pdf(document)
	}
}

function describe(diagnostics: ReturnType<ReturnType<NodeCompiler['compile']>['takeError']>): string[] {
	if (!diagnostics) return []
	return compiler.fetchDiagnostics(diagnostics).map(({ message }) => String(message))
}
