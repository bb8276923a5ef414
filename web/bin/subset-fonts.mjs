/**
 * Writes the few glyphs that a page needs from a script which is not its own, so that it need not load that script's
 * whole font. The results are kept in src/ui/fonts/; run it again when a word below or a font package changes:
 *
 *   node bin/subset-fonts.mjs
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const khula = new URL('../../node_modules/@fontsource/khula/files/', import.meta.url)
const target = new URL('../src/ui/fonts/', import.meta.url)

/** What an English page shows in Devanagari: the language switch and the product's name. */
const devanagariWords = 'हिं हिन्दी अरावली'

const subsets = [
	{ from: 'khula-devanagari-400-normal.woff2', text: devanagariWords, to: 'khula-words-400.woff2' },
	{ from: 'khula-devanagari-400-normal.woff2', text: '₹', to: 'khula-rupee-400.woff2' },
	{ from: 'khula-devanagari-600-normal.woff2', text: '₹', to: 'khula-rupee-600.woff2' },
]

for (const { from, text, to } of subsets) {
	const font = await subsetFont(await readFile(new URL(from, khula)), text, { targetFormat: 'woff2', noHinting: true })
	await writeFile(new URL(to, target), font)
	process.stdout.write(`${to}: ${font.byteLength} bytes\n`)
}
