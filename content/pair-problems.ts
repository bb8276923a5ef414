import { type Bilingual, languages } from '@aravalli/shared/language'
import { nuktaProblems } from './nukta-problems.ts'
import { textProblems, twinProblems } from './text-problems.ts'

/** Says what is wrong with a text in both languages, below the name by which it is reported. */
export function pairProblems(name: string, texts: Bilingual): string[] {
	const own = languages.flatMap((language) =>
		textProblems(texts[language], language).map((found) => `${found} (${language})`),
	)
	return [...own, ...nuktaProblems(texts.hindi), ...twinProblems(texts)].map((problem) => `${name} ${problem}`)
}
