import { glyphs, joined } from './glyphs.ts'
import { type SyllableWriter, writeSyllables } from './syllables.ts'

/** Converts a text that was typed in Kruti Dev or DevLys. What draws the same there as anywhere, such as digits, stays. */
export const krutiDevToUnicode = (text: string): string => convert(text).text

/** @returns also how many glyphs had no place: real Kruti Dev has hardly any */
export function convert(text: string): { text: string; strays: number } {
	const writer = writeSyllables()
	const typed = withoutSmartQuotes(text).replace(/[ÆÇÉÊ±]/g, (glyph) => joined[glyph] ?? glyph)
	for (let at = 0; at < typed.length; at += 1) drawGlyph(writer, typed, at)
	return writer.end()
}

/** A word processor makes typographic quotes of the keys of two half letters; their stem tells. */
const withoutSmartQuotes = (text: string) =>
	text
		.replace(/[‘’](?=k)/g, "'")
		.replace(/[“”](?=k)/g, '"')
		.replace(/[“”]/g, 'ß')

type Draw = (writer: SyllableWriter, text: string, at: number) => void

const rakar: Draw = (writer) => writer.join('र')
const yaForm: Draw = (writer) => writer.join('य')

/** Have no place of their own in Unicode: what they do depends on the letters around them. */
const special: Readonly<Record<string, Draw>> = {
	f: (writer) => writer.shortI(),
	Z: (writer) => writer.reph(),
	k: (writer) => writer.stem(),
	z: rakar,
	ª: rakar,
	î: yaForm,
	Ó: yaForm,
	'~': (writer) => writer.add('्'),
	'+': (writer) => writer.add('़'),
	'%': (writer, text, at) => writer.add(isVisarga(text, at) ? 'ः' : ':'),
}

const drawGlyph: Draw = (writer, text, at) => {
	const glyph = text[at] ?? ''
	const draw = special[glyph]
	if (draw) draw(writer, text, at)
	else writer.add(glyphs.get(glyph) ?? glyph)
}

/** End with a visarga: अतः, प्रातः, पूर्णतः and such, क्रमशः, पुनः, प्रायः, मनः, नमः, निः, दुः. Behind any other word the dots are a colon. */
const endsWithVisarga = /(?:\Sr|'k|iqu|izk;|çk;|(?:^|\s)(?:eu|ue|fu|nq))$/

function isVisarga(text: string, at: number): boolean {
	const before = text.slice(Math.max(0, at - 20), at)
	if (before === '' || /\s$/.test(before)) return false
	const after = text[at + 1] ?? ' '
	return /[\s\]A½(]/.test(after) ? endsWithVisarga.test(before) : !/\d$/.test(before)
}
