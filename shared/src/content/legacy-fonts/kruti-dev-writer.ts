/** Writes Unicode Hindi as somebody types it in Kruti Dev: by it tests have as many examples as there are Hindi texts. */
import { glyphs } from './glyphs.ts'

const inverse = new Map<string, string>()
/** Are glyphs that few keyboards have: the others are typed in their place. */
const rare = new Set([
	'—',
	'Ä',
	'Ò',
	'Í',
	'Î',
	'Ï',
	'Ô',
	'Ì',
	'Á',
	'Ö',
	'è',
	'Ë',
	'£',
	'Ü',
	'¢',
	'¨',
	'©',
	'ñ',
	'·',
	'∙',
	'ä',
	'Ã',
	'È',
])
for (const [glyph, text] of glyphs) if (!rare.has(glyph) && !inverse.has(text)) inverse.set(text, glyph)
inverse
	.set('दृ', 'n`')
	.set('ो', 'ks')
	.set('ौ', 'kS')
	.set('ॉ', 'kW')
	.set('ा', 'k')
	.set(':', '%')
	.set('ः', '%')
	.set('घ', '?k')

const vowels: Readonly<Record<string, string>> = {
	आ: 'vk',
	ई: 'bZ',
	ऐ: ',s',
	ओ: 'vks',
	औ: 'vkS',
	ऑ: 'vkW',
}

const syllable = /(र्(?=[क-ह]))?((?:[क-ह]़?्)*[क-ह]़?(?:्(?![क-ह]))?)([ा-ौॅ]*)([ँ-ः]*)|([अ-औ])([ँ-ः]*)|([\s\S])/gu

export function writeKrutiDev(text: string): string {
	return text.normalize('NFC').replace(syllable, (_, ...found: (string | undefined)[]) => {
		const [reph, consonants = '', vowelSigns = '', signs = '', vowel, vowelMarks = '', other] = found
		if (other) return glyphOfSign(other)
		if (vowel) return (vowels[vowel] ?? glyphOfSign(vowel)) + marksOf(vowelMarks)
		const isShort = vowelSigns === 'ि'
		const drawn = isShort ? `f${glyphsOf(consonants)}` : glyphsOf(consonants) + glyphOfSign(vowelSigns)
		return drawn + (reph ? 'Z' : '') + marksOf(signs)
	})
}

const glyphOfSign = (sign: string) => inverse.get(sign) ?? sign

const marksOf = (signs: string) => [...signs].map(glyphOfSign).join('')

/** Takes the longest conjunct that has a glyph, and what is left letter by letter. */
function glyphsOf(consonants: string): string {
	let written = ''
	let rest = consonants
	while (rest !== '') {
		const [taken, glyph] = longest(rest)
		written += glyph
		rest = rest.slice(taken)
	}
	return written
}

function longest(text: string): [number, string] {
	const below = /^्र(?!़)/.exec(text)
	if (below) return [below[0].length, 'z']
	for (let length = Math.min(text.length, 6); length > 0; length -= 1) {
		const glyph = dotted(text) ?? glyphOf(text.slice(0, length), text.slice(length))
		if (glyph) return typeof glyph === 'string' ? [length, glyph] : glyph
	}
	const [first = ''] = text
	return [first.length, first === '्' ? '~' : first]
}

function dotted(text: string): [number, string] | null {
	const [all, letter = '', virama] = /^([क-ह])़(्)?/.exec(text) ?? []
	if (!all) return null
	const half = inverse.get(`${letter}्`)
	const whole = inverse.get(letter) ?? `${half}k`
	if (!virama) return [all.length, `${whole}+`]
	return [all.length, half ? `${half}+` : `${whole}+~`]
}

/** @param rest follows it, and may belong to it */
function glyphOf(part: string, rest: string): string | undefined {
	if (rest.startsWith('़')) return undefined
	const half = /[क-ह]$/.test(part) ? inverse.get(`${part}्`) : undefined
	const isJoined = rest.startsWith('्') && !rest.startsWith('्र')
	if (half) return isJoined ? undefined : (inverse.get(part) ?? `${half}k`)
	return inverse.get(part)
}
