import type { SearchWeight } from '@aravalli/shared/content/fields'
import type { Kind } from '@aravalli/shared/content/kind'
import { searchedTexts } from '@aravalli/shared/content/searched-texts'
import { indexTerms } from '../../platform/search/index-terms.ts'
import { namesOfChoices } from '../index-terms.ts'
import type { PublishedItem } from '../server-kind.ts'

/** What stands first counts most. A term has the number of the first that has it, from 1, before it: `1praja`. */
export const searchLevels = ['title', 'card', 'body'] as const satisfies SearchWeight[]

/** Gives all terms by which a search finds an item, each once; the texts of both languages stand together. */
export function entryTerms(kind: Kind, { common, english, hindi }: Omit<PublishedItem, 'id'>): string[] {
	const languages = hindi ? [english, hindi] : [english]
	const seen = new Set<string>()
	return searchLevels.flatMap((weight, index) => {
		const texts = languages.flatMap((own) => searchedTexts(kind, own, weight))
		const terms = indexTerms([...texts, ...namesOfChoices(kind, common, weight)].join('\n'))
		const added = terms.filter((term) => !seen.has(term))
		for (const term of added) seen.add(term)
		return added.map((term) => `${index + 1}${term}`)
	})
}

/** Gives a query's terms as entries have them that count so much or more. @param level 1 for titles alone */
export const weighedTerms = (terms: readonly string[], level: number) =>
	terms.flatMap((term) => Array.from({ length: level }, (_, index) => `${index + 1}${term}`))
