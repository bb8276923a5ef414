import { type Bilingual, languages } from '@aravalli/shared/language'

/** Says where a text is longer than its place can show, in either language. */
export const lengthProblems = (name: string, texts: Bilingual, most: number): string[] =>
	languages
		.filter((language) => [...texts[language]].length > most)
		.map(
			(language) => `${name} has ${[...texts[language]].length} characters (${language}); at most ${most} are wanted`,
		)
