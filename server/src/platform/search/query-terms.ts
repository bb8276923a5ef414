import { groupAhead } from './synonym-groups.ts'
import { meantGroups, possibleMeanings, type TermGroup } from './typed-word.ts'
import { type TypedWord, typedWords } from './typed-words.ts'
import { partTerms, prefixesOf } from './word-terms.ts'

/** Is what a search asks the index about: the terms that its items have (`indexTerms`). */
export interface Vocabulary {
	/** Tells how many items have each of the terms; a term that no item has may be left out. */
	counts(terms: readonly string[]): Promise<ReadonlyMap<string, number>>
	/** Gives at most `limit` terms that begin with one of the prefixes, those of most items first. */
	startingWith(prefixes: readonly string[], limit: number): Promise<readonly string[]>
}

const mostCompletions = 60

/**
 * Says what an item must have to be found by `query`: of each group one term. There is no group where nothing can be found:
 * the query has no word that can be searched for, or one that no item has.
 *
 * @param isPrefix true while the query is being typed: its last word may be the beginning of one
 */
export async function queryTerms(
	query: string,
	vocabulary: Vocabulary,
	{ isPrefix }: { isPrefix: boolean },
): Promise<TermGroup[]> {
	const words = typedWords(query, { isPrefix })
	const half = words.find(({ isHalf }) => isHalf)
	const asked = words.map(({ word, joined }) => ({
		meanings: possibleMeanings(word),
		joined: joined.flatMap(partTerms),
	}))
	const synonyms = synonymTerms(words)
	const [counts, completions] = await Promise.all([
		vocabulary.counts(unique(...asked.map(({ meanings, joined }) => [...meanings.terms, ...joined]), ...synonyms)),
		half ? vocabulary.startingWith(prefixesOf(half.word), mostCompletions) : [],
	])
	const known = new Set([...counts.keys(), ...completions])
	const groups = asked.flatMap(({ meanings, joined }, index) => {
		const others = [...joined, ...(synonyms[index] ?? []), ...(words[index]?.isHalf ? completions : [])]
		return meantGroups(meanings, counts).map((group) => unique(group, others).filter((term) => known.has(term)))
	})
	return groups.some((group) => group.length === 0) ? [] : withoutNeedless(groups)
}

const unique = (...terms: TermGroup[]): TermGroup => [...new Set(terms.flat())]

/** Gives for each word the group of synonyms of the phrase that it belongs to; of two phrases the longer one counts. */
function synonymTerms(words: readonly TypedWord[]): string[][] {
	const terms: string[][] = []
	while (terms.length < words.length) {
		const group = groupAhead(words.slice(terms.length).map(({ word }) => word))
		terms.push(...Array.from({ length: group?.length ?? 1 }, () => (group ? [group.term] : [])))
	}
	return terms
}

/** Leaves out groups that an item has anyway: whoever has (लोक) has (लोक, लोकदेवता). */
function withoutNeedless(groups: readonly TermGroup[]): TermGroup[] {
	return groups.filter(
		(group, index) =>
			!groups.some(
				(other, otherIndex) =>
					index !== otherIndex &&
					other.every((term) => group.includes(term)) &&
					(other.length < group.length || otherIndex < index),
			),
	)
}
