import { romanised } from './romanised.ts'

/**
 * Gives a word the key of its sound, so that Hindi words meet what is typed for them in Latin letters: मेवाड़ and mewar,
 * बावड़ी, bavdi and bawri. Both scripts pass through the same rules: a Hindi word is first spelled in Latin letters.
 *
 * The key is what the usual spellings agree on: consonants without doubling and without the kinds of s, t and n, and
 * vowels in classes. After the first vowel, each a is left out, because Latin spellings have it for आ and अ alike and Hindi
 * does not write it; an a or e at the end is inflection.
 */

/** Each consonant has one letter. Only th, ph and chh lose their breath: people type t and th for one another. */
const consonant = /c?chh?|jn(?=a(?!i))|nh$|[dg]ny|b?bh|d?dh|g?gh|j?jh|k?kh|ph|rh|sh|t?th|[cqwxz]/g
const consonantSounds: Readonly<Record<string, string>> = {
	...{ bh: 'B', ch: 'C', dh: 'D', gh: 'G', jh: 'J', kh: 'K', hh: 'C', ph: 'f', rh: 'r', sh: 's', th: 't' },
	...{ jn: 'gy', dny: 'gy', gny: 'gy', nh: 'nG', q: 'k', w: 'v', x: 'ks', z: 'j' },
}

function consonantSound(spelling: string, offset: number, word: string): string {
	if (spelling === 'c') return /[eiy]/.test(word[offset + 1] ?? '') ? 's' : 'k'
	// Of a doubled one, such as ddh, the last two letters tell the sound.
	return consonantSounds[spelling] ?? consonantSounds[spelling.slice(-2)] ?? spelling
}

/** Behind i, y is heard and not always written, as in Bijoliya and Bijolia. */
const vowel = /ayi|ai|ao|[ao]u|iy|(?<=[^aeiou])y$/g
const vowelSounds: Readonly<Record<string, string>> = { ayi: 'e', ai: 'e', ao: 'av', au: 'o', ou: 'o', iy: 'i', y: 'i' }

function keyOf(latin: string): string {
	const sounds = latin
		.replace(/ee/g, 'i')
		.replace(/oo/g, 'u')
		.replace(consonant, consonantSound)
		.replace(/(.)\1+/g, '$1')
		.replace(vowel, (spelling) => vowelSounds[spelling] ?? spelling)
	const second = sounds.search(/[aeiou]/) + 1
	const skeleton = sounds.slice(0, second) + sounds.slice(second).replaceAll('a', '')
	// A nasal sounds as what follows makes it: samvidhan and sanvidhan.
	return skeleton
		.replace(/n(?=[bBfp])/g, 'm')
		.replace(/^sam(?=[hlrsvy])/, 'san')
		.replace(/(?<=.)[ae]+$/, '')
}

/** A word of one consonant sounds like too many others, unless a vowel begins it, as in Auwa. */
const isTelling = (key: string) => /.[^aeiou]/.test(key)

/** Tells keys from words, which have no such sign. */
export const soundSign = '~'

/** In Jaypur ay is the sound of ai, in panchayti it is not. */
const ay = /ay(?=[^aeiouy])/g
const latinSpellings = (word: string) => (word.includes('ay') ? [word.replace(ay, 'ai'), word] : [word])

/** Where Hindi leaves out an a between equal consonants, as in रणनीति, ranniti is typed: these are not one and doubled. */
const doubles = /(.)\1+/g
const withoutDoubles = (key: string) => (key.search(doubles) < 0 ? [key] : [key, key.replace(doubles, '$1')])

/** @param word as `foldedWords` gives it. A word with ड has two keys, because ड़ is heard as d and as r. */
export function soundKeys(word: string): string[] {
	const keys = /^[a-z]+$/.test(word)
		? latinSpellings(word).map(keyOf)
		: romanised(word).map(keyOf).flatMap(withoutDoubles)
	return [...new Set(keys.filter(isTelling).map((key) => soundSign + key))]
}

/** Are the plurals of नदी and रियासत as nadiyan, nadiyon, riyasten and riyaston. */
const latinPlural = /(i)y(?:aa?n|on)$|(?<=...)(?:ya|y?e|o)n$/

/** @param word in Latin letters */
export const soundKeysOfSingular = (word: string) =>
	latinPlural.test(word) ? soundKeys(word.replace(latinPlural, '$1')) : []

const breath = /[bdgjk]/gi

/** Gives the keys that differ from `key` by the breath of one consonant, as Kumbalgarh and Jodpur do from what is meant. */
export function nearKeys(key: string): string[] {
	return [...key.matchAll(breath)].map(({ 0: letter, index }) => {
		const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
		return key.slice(0, index) + other + key.slice(index + 1)
	})
}
