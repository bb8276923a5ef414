const nasal = 'ं'

/** Spells Hindi letters as Latin ones in the way that people type them, aspirates and vowels with all their letters. */
const consonants: Readonly<Record<string, string>> = {
	...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n' },
	...{ ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n' },
	...{ प: 'p', फ: 'ph', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', ळ: 'l', व: 'v', श: 'sh', स: 's', ह: 'h' },
}
const vowels: Readonly<Record<string, string>> = {
	...{ अ: 'a', आ: 'aa', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'ri', ए: 'e', ऐ: 'ai', ऍ: 'e', ओ: 'o' },
	...{ 'ा': 'aa', 'ि': 'i', 'ी': 'i', 'ु': 'u', 'ू': 'u', 'ृ': 'ri', 'े': 'e', 'ै': 'ai', 'ॅ': 'e', 'ो': 'o' },
	[nasal]: 'n',
}
/** Between vowels it may be ड़ or ढ़, which is heard as r. */
const flap = /(?<=[\p{L}ा-ो])[डढ](?!्)/gu
const mostFlaps = 2

/**
 * @param word as `foldText` spells it, such as बावडी. The answer has more spellings than one where ड or ढ may stand for ड़
 * or ढ़: baavadi and baavari.
 */
export function romanised(word: string): string[] {
	if (!/^\p{Script=Devanagari}+$/u.test(word)) return []
	const spoken = word.replaceAll('ज्ञ', 'ग्य').replaceAll('सिंह', 'सिंघ')
	const flaps = [...spoken.matchAll(flap)].slice(0, mostFlaps)
	return flaps
		.reduce(
			(spellings, { index }) =>
				spellings.flatMap((spelling) => [spelling, `${spelling.slice(0, index)}र${spelling.slice(index + 1)}`]),
			[spoken],
		)
		.map(spell)
}

/** A consonant without a vowel sign or virama is spoken with a, which counts at the end, too: राज्य is rajya. */
function spell(word: string): string {
	let latin = ''
	for (let index = 0; index < word.length; index++) {
		const letter = word.charAt(index)
		latin += vowels[letter] ?? consonants[letter] ?? ''
		if (letter in consonants && !isSign(word.charAt(index + 1))) latin += 'a'
	}
	return (
		latin
			// At the end of a word a bare nasal is the m of Sanskrit, as in स्वयं.
			.replace(/(?<=[^a]a)n$/, word.endsWith(nasal) ? 'm' : 'n')
			// जयपुर is typed as Jaipur.
			.replace(/(?<=[^a])aya(?=[^aeiou].)/g, 'ai')
	)
}

/** Tells vowel signs and the virama, which stand for the a or take it away. */
const isSign = (letter: string) => letter >= 'ा' && letter <= '्'
