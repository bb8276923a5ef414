import { foldedWords } from './fold-text.ts'
import { isStopWord } from './search-words.ts'

export interface TypedWord {
	/** It is spelled as `foldText` spells it. */
	word: string
	/** Are the words that it makes with its neighbours: लोकदेवता of लोक देवता, 279a of 279 a. */
	joined: readonly string[]
	/** Is true for a last word that may go on. */
	isHalf: boolean
}

/** More words make no search better, and each costs time. */
const mostWords = 12

/** Gives the words of a query without stop words. One that is alone and half typed may become something else, and stays. */
export function typedWords(query: string, { isPrefix }: { isPrefix: boolean }): TypedWord[] {
	const all = foldedWords(query).slice(0, mostWords)
	const isOpen = isPrefix && /[\p{L}\p{M}\p{N}]$/u.test(query)
	return all.flatMap((word, index) => {
		const isHalf = isOpen && index === all.length - 1
		if (isStopWord(word) && !(isHalf && index === 0)) return []
		return [{ word, joined: [join(all[index - 1], word), join(word, all[index + 1])].filter(Boolean), isHalf }]
	})
}

const articleNumber = /^\d{1,3}$/
const articleLetter = /^[a-z]{1,2}$/

function join(one: string | undefined, other: string | undefined): string {
	if (!one || !other) return ''
	const isArticle = articleNumber.test(one) && articleLetter.test(other)
	const isWords = !isStopWord(one) && !isStopWord(other) && !/\d/.test(one + other)
	return isArticle || isWords ? one + other : ''
}
