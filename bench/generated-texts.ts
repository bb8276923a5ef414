import type { Language } from '@aravalli/shared/language'
import { concepts, nameEndings, syllables } from './question-words.ts'

/**
 * Makes words and texts of generated questions, the same ones for the same numbers, with words as unevenly spread as in
 * real texts: the word of rank r occurs 1/r as often as the first (Zipf), half of a question's words belong to its
 * topic, and two thirds of the vocabulary are invented names.
 */
const vocabularySize = 30_000

export type Pair = readonly [english: string, hindi: string]

const pairs = (text: string): Pair[] =>
	text
		.trim()
		.split(/[|\n]/)
		.map((pair) => {
			const [english = '', hindi = ''] = pair.split(' ')
			return [english, hindi]
		})

const known = pairs(concepts)
const firstParts = pairs(syllables)
const endings = pairs(nameEndings)

export function at<T>(list: readonly T[], index: number): T {
	return list[index % list.length] as T
}

function wordOf(rank: number): Pair {
	const name = rank - known.length
	if (name < 0) return at(known, rank)
	const parts = [at(firstParts, name), at(firstParts, Math.floor(name / 32)), at(endings, Math.floor(name / 1024))]
	if (name >= 12_288) parts.unshift(at(firstParts, Math.floor(name / 12_288) * 7))
	const english = parts.map(([part]) => part).join('')
	return [english.charAt(0).toUpperCase() + english.slice(1), parts.map(([, part]) => part).join('')]
}

/** Picks a rank from 0 to `size - 1`; rank r comes up in proportion to 1/(r + 1). */
export function zipf(random: number, size: number): number {
	return Math.floor((size + 1) ** random) - 1
}

/** Picks some words from everywhere, some of the topic's syllabus, some of the topic's names. */
export function pickWords(count: number, topic: number, random: () => number): Pair[] {
	const ranks = new Set<number>()
	while (ranks.size < count) {
		const source = random()
		if (source < 0.4) ranks.add(zipf(random(), vocabularySize))
		else if (source < 0.7) ranks.add((zipf(random(), known.length) * 37 + topic * 11) % known.length)
		else ranks.add((zipf(random(), vocabularySize) * 7919 + topic * 104_729) % vocabularySize)
	}
	return [...ranks].map(wordOf)
}

export const answers: Record<Language, string> = {
	english: 'The **main point** comes first. Its causes, its course and its consequences follow, each with one example.',
	hindi: '**मुख्य बात** पहले आती है। उसके कारण, क्रम और परिणाम एक-एक उदाहरण के साथ आगे आते हैं।',
}

const wordings = {
	english: [
		(directive: string, year: number, [first, second, ...others]: string[]) =>
			`${directive} the ${first} of ${second} after ${year} with reference to ${others.join(', ')}.`,
		(directive: string, year: number, [first, second, ...others]: string[]) =>
			`“The ${first} shaped the ${others.join(', ')} before ${year}.” ${directive} this view of ${second}.`,
		(directive: string, _year: number, [first, second, ...others]: string[]) =>
			`How did ${others.join(' and ')} change the ${first}? ${directive} the case of ${second}.`,
	],
	hindi: [
		(directive: string, year: number, [first, second, ...others]: string[]) =>
			`${year} के बाद ${others.join(', ')} के संदर्भ में ${second} के विषय ${first} की ${directive}।`,
		(directive: string, year: number, [first, second, ...others]: string[]) =>
			`“${first} ने ${year} से पहले ${others.join(', ')} को आकार दिया।” ${second} पर इस मत की ${directive}।`,
		(directive: string, _year: number, [first, second, ...others]: string[]) =>
			`${others.join(' और ')} ने ${first} को कैसे बदला? ${second} के उदाहरण से ${directive}।`,
	],
}

/**
 * Says what a question asks.
 * @param words of one language, at least three
 */
export function questionText(language: Language, directive: Pair, year: number, words: string[]): string {
	return at(wordings[language], year)(directive[language === 'english' ? 0 : 1], year, words)
}
