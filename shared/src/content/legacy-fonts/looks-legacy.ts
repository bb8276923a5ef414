import { convert } from './to-unicode.ts'

/**
 * Are pairs of characters that are frequent in Hindi of these fonts and stand in no English text. (They were counted in the texts of the demo:
 * three of ten pairs of such Hindi are among them.)
 */
const telling = new Set(
	`gS kS ;k Sj 'k /k Hk Fk .k [k kZ {k "k aA bZ k] kA +k tL Vk ,d S] f' ;e a] kT D; sV PN Lr o" U; s' V k" kF Ns kV +h aM Vz k/ +y ;q o/ xP sA A s[ Xj h] j] [; /; dF Nk sA
	[ a/ [u u] S% ;Z Cn &l S\\ S( 'u ;r +s \` s/ Vh s] lH j[ hA ;i oZ Vs a' v/ a= aH k% s" xS f" f{ Sf a% k& F fH h{ j{ oL Mk k( xZ kL |k cS fL s= sZ e] Ld 'p Bk rZ Z; y[ f s" i= aL a( Y; dS Z] Zd >k V Pp 'o rF Zr
	qD k' Vd 1] nL ;o a[ &f ;w ;a ;] q, q) eS eZ f[ &i Ug fV hZ fQ a\\ Qj k{ xH Vj Vu '; V +j p= kB ;s gq fd`
		.split(/\s+/)
		.filter((pair) => pair.length === 2),
)

/** Are frequent too. A name or an abbreviation may have one of them by chance, and hardly three. */
const suspicious = new Set('kj kf fj vf xk gq fd kq xj lq cj qy vk jk dk tk iz fo fp yk tj dj gj lj Lr ;d'.split(' '))

/** Are the words of Hindi that stand in every sentence: का, के, की, को, से, में, है, हैं, भी, तो, जो, तक, नहीं, पर, और. */
const smallWords = new Set('dk ds dh dks ls esa gS gSa Hkh rks tks rd ugha ij vkSj'.split(' '))

/** No English word has one of these beside a letter, and no name that Indians write. */
const foreign = /[¡ÙÜÞæØ¶¸¼³¥](?=[a-z])|[a-z](?=[¡ÙÜÞßæØ¶¸½])/g

/** No English sentence does without these for long. */
const englishWord =
	/\b(?:the|of|and|in|to|is|are|was|were|by|for|from|with|which|who|only|both|none|all|not|at|an?|on)\b/gi

/** Of the pairs of a text, so many say that it is in a legacy font. */
const LEAST_SHARE = 0.13

/** Of the glyphs of a text, so few may have no place. */
const MOST_STRAYS = 0.04

/** Tells whether a text was typed in Kruti Dev or DevLys: real English, and Hindi that anybody can read, is never taken for it. */
export function looksLegacy(text: string): boolean {
	if (/[ऀ-ॿ]/.test(text) || !/[a-z]/i.test(text)) return false
	// An id, or a code.
	if (/[a-z]\d+[a-z]/i.test(text)) return false
	const words = text.split(/\s+/).filter((word) => word !== '')
	const { telling: told, maybe, pairs } = countPairs(words)
	const sure = told + (text.match(foreign)?.length ?? 0)
	const score = 2 * sure + maybe
	if ((sure === 0 && maybe < 3) || score < 2 || score / pairs < LEAST_SHARE) return false
	const english = text.match(englishWord)?.length ?? 0
	if (english / words.length > 0.2) return false
	return convert(text).strays / text.length <= MOST_STRAYS
}

function countPairs(words: readonly string[]) {
	let sure = 0
	let maybe = 0
	let pairs = 0
	for (const word of words) {
		if (smallWords.has(word)) maybe += 1
		for (let at = 0; at + 1 < word.length; at += 1) {
			const pair = word.slice(at, at + 2)
			pairs += 1
			if (telling.has(pair)) sure += 1
			else if (suspicious.has(pair)) maybe += 1
		}
	}
	return { telling: sure, maybe, pairs: Math.max(1, pairs) }
}

/**
 * Tells whether a text beside others that are in a legacy font is in it as well, however short: not one in capitals, such as an abbreviation, nor one that
 * has a word of every English sentence.
 */
export function mayBeLegacyToo(text: string): boolean {
	if (/[ऀ-ॿ]/.test(text) || !/[a-z]/.test(text) || text.search(englishWord) >= 0) return false
	return convert(text).strays === 0
}
