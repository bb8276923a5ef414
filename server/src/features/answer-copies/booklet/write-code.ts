import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'

let isPrepared = false

/** By itself the module would load its file from the internet. */
function prepare(): void {
	if (isPrepared) return
	isPrepared = true
	const path = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm')
	prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(path)).buffer } })
}

/** Draws a QR code with its quiet zone as SVG. A third of it may be covered or torn off, and it is still read. */
export async function writeCode(text: string): Promise<string> {
	prepare()
	const { svg, error } = await writeBarcode(text, { format: 'QRCode', options: 'ecLevel=H' })
	if (error) throw new Error(`a code could not be written: ${error}`)
	return svg.slice(svg.indexOf('<svg'))
}
