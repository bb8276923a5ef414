/** Puts the glyphs of a legacy font, which come in the order in which they are drawn, into the order in which they are spoken. */

const VIRAMA = '्'
const NUKTA = '़'
const LONG_A = 'ा'
const SHORT_I = 'ि'

interface Syllable {
	/** Is its consonants, or its vowel. It ends with a virama while its last consonant lacks its stem. */
	base: string
	isVowel: boolean
	hasReph: boolean
	hasShortI: boolean
	vowelSigns: string
	signs: string
}

const isConsonant = (character: string) => /^[क-ह]$/.test(character)
const isVowel = (character: string) => /^[अ-औॠॡ]$/.test(character)
const isVowelSign = (character: string) => /^[ा-ौॢॣ]$/.test(character)
const isSign = (character: string) => /^[ँ-ः]$/.test(character)

/** Signs that are drawn in two strokes are two characters. */
const twoStrokes: [string, string][] = [
	['ाे', 'ो'],
	['ाै', 'ौ'],
	['ाॅ', 'ॉ'],
	['ाा', 'ा'],
	['ेे', 'े'],
	['ोे', 'ो'],
	['ेा', 'ो'],
	['ैा', 'ौ'],
]

const vowelsOfStrokes: Readonly<Record<string, string>> = {
	अा: 'आ',
	अो: 'ओ',
	अौ: 'औ',
	अॉ: 'ऑ',
	अॅ: 'ॲ',
	एे: 'ऐ',
	एॅ: 'ऍ',
	एै: 'ऐ',
}

const isMark = (character: string) =>
	isVowelSign(character) || isSign(character) || character === VIRAMA || character === NUKTA

export interface SyllableWriter {
	/** Adds what a glyph draws. */
	add: (text: string) => void
	shortI: () => void
	reph: () => void
	stem: () => void
	/** Adds a consonant below or behind the last one. */
	join: (consonant: string) => void
	/** Gives all that was added, and whether each glyph had its place. */
	end: () => { text: string; strays: number }
}

export function writeSyllables(): SyllableWriter {
	let text = ''
	let strays = 0
	let current: Syllable | null = null
	let isShortIWaiting = false

	function flush() {
		if (current) {
			if (current.base.endsWith(VIRAMA) && current.hasShortI) strays += 1
			text += written(current)
		}
		current = null
	}

	function begin(base: string, asVowel: boolean) {
		flush()
		current = { base, isVowel: asVowel, hasReph: false, hasShortI: isShortIWaiting, vowelSigns: '', signs: '' }
		if (isShortIWaiting && asVowel) strays += 1
		isShortIWaiting = false
	}

	function other(character: string) {
		flush()
		if (isShortIWaiting) {
			text += SHORT_I
			strays += 1
		}
		isShortIWaiting = false
		text += character
	}

	function addConsonant(consonant: string) {
		if (current && isOpen(current)) current.base += consonant
		else begin(consonant, false)
	}

	function addCharacter(character: string) {
		if (isVowel(character)) begin(character, true)
		else if (isConsonant(character)) addConsonant(character)
		else if (!current || !addMark(current, character)) {
			strays += Number(isMark(character))
			other(character)
		}
	}

	return {
		add(characters) {
			for (const character of characters) addCharacter(character)
		},
		shortI() {
			if (isShortIWaiting || (current && isOpen(current))) strays += 1
			isShortIWaiting = true
		},
		reph() {
			if (!current || isOpen(current)) strays += 1
			else if (current.isVowel && current.base === 'इ') current.base = 'ई'
			else current.hasReph = true
		},
		stem() {
			if (current && isOpen(current)) current.base = current.base.slice(0, -1)
			// The stem may be drawn once more behind a letter that has it.
			else if (!current?.hasShortI) addCharacter(LONG_A)
		},
		join(consonant) {
			if (!current || current.isVowel) strays += 1
			else if (isOpen(current)) current.base += consonant
			else current.base += VIRAMA + consonant
		},
		end() {
			other('')
			return { text: text.normalize('NFC'), strays }
		},
	}
}

const isOpen = ({ base }: Syllable) => base.endsWith(VIRAMA)

/** @returns false where the syllable cannot have it */
function addMark(syllable: Syllable, character: string): boolean {
	if (character === VIRAMA || character === NUKTA) {
		if (syllable.isVowel) return false
		const isBefore = character === NUKTA && isOpen(syllable)
		syllable.base = isBefore ? syllable.base.slice(0, -1) + NUKTA + VIRAMA : syllable.base + character
		return true
	}
	if (isSign(character)) {
		if (!syllable.signs.includes(character)) syllable.signs += character
		return true
	}
	if (!isVowelSign(character) || isOpen(syllable)) return false
	syllable.vowelSigns = twoStrokes.reduce(
		(signs, [strokes, sign]) => signs.replace(strokes, sign),
		syllable.vowelSigns + character,
	)
	return true
}

function written({ base, hasReph, hasShortI, vowelSigns, signs, isVowel: asVowel }: Syllable): string {
	const marks = (vowelSigns + signs).replace('ॅं', 'ँ')
	const reph = hasReph ? 'र्' : ''
	const first = vowelsOfStrokes[base + vowelSigns]
	if (asVowel && first) return reph + first + signs
	return reph + base + (hasShortI ? SHORT_I : '') + marks
}
