/**
 * One spelling for each word that is written in several, the same in content and on the screens; the list is named in
 * docs/glossary.md. What readers type is another matter: the search finds every spelling
 * (server/src/platform/search/hindi-spelling.ts).
 */
import type { Language } from '@aravalli/shared/language'

/** The screens have words of their own: उपकरण is equipment in an article, and no word for a phone. */
export type TextPlace = 'content' | 'interface'

const letters: Record<Language, string> = { english: '[A-Za-z]', hindi: '[\\u0900-\\u0963\\u0971-\\u097F]' }
const beforeWord = `(?<!${letters.hindi})`
const afterWord = `(?!${letters.hindi})`

/** Hold what is refused and what is written instead. */
const hindi: [refused: string, written: string][] = [
	['क\\u093C|\\u0958', 'क'],
	['प्रजामण्डल', 'प्रजामंडल'],
	[`${beforeWord}(?:अं|अम्|आम्)बेडकर`, 'आंबेडकर'],
	[`${beforeWord}अवनी${afterWord}`, 'अवनि'],
	// The Constitution's words. An association or a case keeps the name that it has.
	['सर्वोच्च न्यायालय(?! (?:एडवोकेट|बार))', 'उच्चतम न्यायालय'],
	['मौलिक अधिकार', 'मूल अधिकार'],
	['बूंदी', 'बूँदी'],
	['डूँगरपुर', 'डूंगरपुर'],
	['साँभर', 'सांभर'],
	['बिजोलिया', 'बिजौलिया'],
	['खडीन', 'खड़ीन'],
	['भादला', 'भड़ला'],
	['लोक सभा', 'लोकसभा'],
	['राज्य सभा', 'राज्यसभा'],
	['महत्व', 'महत्त्व'],
	['(?<!त्)तत्व', 'तत्त्व'],
	['लोकदेव', 'लोक देव'],
	[`अर्थात${afterWord}`, 'अर्थात्'],
	['कम-से-कम', 'कम से कम'],
	['आस-पास', 'आसपास'],
	['हिन्दी', 'हिंदी'],
]

const english: typeof hindi = [
	['\\bMukundra\\b', 'Mukundara'],
	['\\bKatrathal\\b', 'Kathrathal'],
]

const hindiOfScreens: typeof hindi = [
	['उपकरण', 'डिवाइस'],
	['शिक्षार्थी', 'अभ्यर्थी'],
]

const spellings = { hindi: searched(hindi, 'hindi'), english: searched(english, 'english') }
const ofScreens = searched(hindiOfScreens, 'hindi')

/** Makes each find the whole word that has it. */
function searched(pairs: typeof hindi, language: Language) {
	const letter = letters[language]
	return pairs.map(([refused, written]) => ({
		word: new RegExp(`${letter}*(?:${refused})${letter}*`, 'gu'),
		part: new RegExp(refused, 'gu'),
		written,
	}))
}

/** Lists the words of a text that are spelt otherwise than we spell them. */
export function spellingProblems(text: string, language: Language, place: TextPlace = 'content'): string[] {
	const refused =
		place === 'interface' && language === 'hindi' ? [...spellings.hindi, ...ofScreens] : spellings[language]
	return refused.flatMap(({ word, part, written }) =>
		(text.match(word) ?? []).map((found) => `writes “${found}”; write “${found.replace(part, written)}”`),
	)
}
