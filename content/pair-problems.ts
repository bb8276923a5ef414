import { type Bilingual, languages } from '@aravalli/shared/language'
import { nuktaProblems } from './nukta-problems.ts'
import { spellingProblems } from './spelling-problems.ts'
import { textProblems, twinProblems } from './text-problems.ts'

/** Says what is wrong with a text in both languages, below the name by which it is reported. */
export function pairProblems(name: string, texts: Bilingual): string[] {
	const own = languages.flatMap((language) =>
		textProblems(texts[language], language).map((found) => `${found} (${language})`),
	)
	const spelt = languages.flatMap((language) => spellingProblems(texts[language], language))
	return [...own, ...nuktaProblems(texts.hindi), ...spelt, ...twinProblems(texts)].map(
		(problem) => `${name} ${problem}`,
	)
}

/** Says what is wrong with several texts that follow each other in both languages. */
export function listProblems(
	name: string,
	{ english, hindi }: Bilingual<string[]>,
	nameOf = (index: number) => `${name} ${index + 1}`,
): string[] {
	const isEven = english.length === hindi.length
	return [
		...(isEven ? [] : [`${name}: ${english.length} in English and ${hindi.length} in Hindi`]),
		...english.flatMap((text, index) => {
			const twin = hindi[index]
			return twin === undefined ? [] : pairProblems(nameOf(index), { english: text, hindi: twin })
		}),
	]
}
