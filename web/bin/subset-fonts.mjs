/**
 * Writes the font files that the packages do not have as we need them; the results are kept in src/ui/fonts/. Run it again
 * when a word below or a font package changes:
 *
 *   node bin/subset-fonts.mjs
 *
 * - the few glyphs that a page needs from a script which is not its own, so that it need not load that script's whole font;
 * - Eczar at the one weight of all headings, and all files without hinting, which phones do not use: half the bytes
 *   (docs/adr/0012-fewer-bytes-before-reading.md);
 * - digits and punctuation, for Hindi pages whose headings have no other Latin;
 * - the same heading letters for the server, which sets them in the pictures of shared links (docs/adr/0018-found-and-shared.md).
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const khula = new URL('files/khula-', import.meta.resolve('@fontsource/khula/package.json')).href
const eczar = new URL('files/eczar-', import.meta.resolve('@fontsource-variable/eczar/package.json')).href
const target = new URL('../src/ui/fonts/', import.meta.url)
const serverTarget = new URL('../../server/src/platform/pdf/fonts/', import.meta.url)

/** An English page shows this in Devanagari: the language switch and the product's name. */
const devanagariWords = 'हिं हिन्दी अरावली'

/** The splash and the language chooser say this in Hindi, to readers of English pages too. */
const welcomeWords = 'छोड़ें हर दिन, एक कदम ऊपर हिन्दी में पढ़ें हिन्दी में आगे बढ़ें बाद में मेन्यू से बदल सकते हैं'
const boldWelcomeWords = 'हिन्दी में आगे बढ़ें'
const welcomeHeadings = 'अरावली अपनी भाषा चुनें हिन्दी अ'

/** @param {[number, number][]} ranges */
const characters = (...ranges) =>
	ranges
		.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
		.map((code) => String.fromCodePoint(code))
		.join('')

const devanagari = characters(
	[0x0900, 0x097f],
	[0x1cd0, 0x1cf9],
	[0x200c, 0x200d],
	[0x25cc, 0x25cc],
	[0xa830, 0xa839],
	[0xa8e0, 0xa8ff],
)
const latin = characters(
	[0x0020, 0x007e],
	[0x00a0, 0x00ff],
	[0x0131, 0x0131],
	[0x0152, 0x0153],
	[0x02bb, 0x02bc],
	[0x02c6, 0x02c6],
	[0x02da, 0x02da],
	[0x02dc, 0x02dc],
	[0x2000, 0x200b],
	[0x200e, 0x206f],
	[0x20ac, 0x20ac],
	[0x2122, 0x2122],
	[0x2191, 0x2191],
	[0x2193, 0x2193],
	[0x2212, 0x2212],
	[0x2215, 0x2215],
)

/**
 * These signs are those of `unicode-range` in fonts.css. The first family of a page has to have the space, else it
 * loads a file for that alone.
 */
const signs = characters(
	[0x0020, 0x003b],
	[0x003f, 0x003f],
	[0x00a0, 0x00a0],
	[0x00b7, 0x00b7],
	[0x00bd, 0x00bd],
	[0x2010, 0x2026],
)

const headingWeight = { variationAxes: { wght: 640 } }

const subsets = [
	{ from: `${khula}latin-400-normal.woff2`, text: latin, to: 'khula-latin-400.woff2' },
	{ from: `${khula}latin-600-normal.woff2`, text: latin, to: 'khula-latin-600.woff2' },
	{ from: `${khula}latin-600-normal.woff2`, text: signs, to: 'khula-signs-600.woff2' },
	{ from: `${khula}devanagari-400-normal.woff2`, text: devanagari, to: 'khula-devanagari-400.woff2' },
	{ from: `${khula}devanagari-600-normal.woff2`, text: devanagari, to: 'khula-devanagari-600.woff2' },
	{ from: `${khula}devanagari-400-normal.woff2`, text: devanagariWords, to: 'khula-words-400.woff2' },
	{ from: `${khula}devanagari-400-normal.woff2`, text: welcomeWords, to: 'khula-welcome-400.woff2' },
	{ from: `${khula}devanagari-600-normal.woff2`, text: boldWelcomeWords, to: 'khula-welcome-600.woff2' },
	{
		from: `${eczar}devanagari-wght-normal.woff2`,
		text: welcomeHeadings,
		to: 'eczar-welcome-640.woff2',
		options: headingWeight,
	},
	{ from: `${khula}devanagari-400-normal.woff2`, text: '₹', to: 'khula-rupee-400.woff2' },
	{ from: `${khula}devanagari-600-normal.woff2`, text: '₹', to: 'khula-rupee-600.woff2' },
	{ from: `${eczar}latin-wght-normal.woff2`, text: latin, to: 'eczar-latin-640.woff2', options: headingWeight },
	{ from: `${eczar}latin-wght-normal.woff2`, text: signs, to: 'eczar-signs-640.woff2', options: headingWeight },
	{
		from: `${eczar}devanagari-wght-normal.woff2`,
		text: devanagari,
		to: 'eczar-devanagari-640.woff2',
		options: headingWeight,
	},
]

for (const { from, text, to, options } of subsets) {
	const source = await readFile(new URL(from))
	const font = await subsetFont(source, text, { targetFormat: 'woff2', noHinting: true, ...options })
	await writeFile(new URL(to, target), font)
	process.stdout.write(`${to}: ${font.byteLength} bytes\n`)
}

/** Typst takes TTF only, and one file of each family name, so the second script gets a name of its own, of equal length. */
const serverFonts = [
	{ from: `${eczar}latin-wght-normal.woff2`, text: latin, family: 'Eczar', to: 'eczar-latin-640.ttf' },
	{
		from: `${eczar}devanagari-wght-normal.woff2`,
		text: ` ${devanagari}`,
		family: 'EczaD',
		to: 'eczar-devanagari-640.ttf',
	},
]

/**
 * Gives the letters of a name as a font file has them.
 * @param {string} text
 */
const inFont = (text) => Buffer.from(text, 'utf16le').swap16()

/** @param {Buffer} font @param {string} name as long as the old one */
function rename(font, name) {
	const old = inFont('Eczar')
	for (let place = font.indexOf(old); place >= 0; place = font.indexOf(old, place + 1)) inFont(name).copy(font, place)
}

for (const { from, text, family, to } of serverFonts) {
	const source = await readFile(new URL(from))
	const font = await subsetFont(source, text, { targetFormat: 'truetype', noHinting: true, ...headingWeight })
	rename(font, family)
	await writeFile(new URL(to, serverTarget), font)
	process.stdout.write(`${to}: ${font.byteLength} bytes\n`)
}
