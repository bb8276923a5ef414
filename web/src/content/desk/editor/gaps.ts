import { type AnyCopy, entriesOf, type Kind } from '@aravalli/shared/content/kind'
import { isWhole } from '@aravalli/shared/content/language-state'
import { contentProblems } from '@aravalli/shared/content/problems'
import type { Language } from '@aravalli/shared/language'

/** Lists the paths at which something is still to be done before the copy can be published. */
export function gapPaths(kind: Kind, copy: AnyCopy, today: string): ReadonlySet<string> {
	const paths = contentProblems(kind, copy, today).map(({ path }) => path)
	const missing = paths.includes('hindi') ? missingTexts(kind, copy, 'hindi').map((name) => `hindi.${name}`) : []
	return new Set([...paths, ...missing])
}

/** Names the texts that publishing asks for and that are not there. */
export function missingTexts(kind: Kind, copy: AnyCopy, language: Language): string[] {
	return entriesOf(kind.texts)
		.filter(([name, field]) => !isWhole(field, copy[language][name]))
		.map(([name]) => name)
}

/** Tells whether something at a path, or below it, is still to be done. */
export const isGap = (gaps: ReadonlySet<string>, path: string): boolean =>
	gaps.has(path) || [...gaps].some((gap) => gap.startsWith(`${path}.`))
