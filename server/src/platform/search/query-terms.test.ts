import { describe, expect, it } from 'vitest'
import { indexTerms } from './index-terms.ts'
import { queryTerms, type Vocabulary } from './query-terms.ts'

/** Is the vocabulary of items that each have one of the texts. */
function vocabularyOf(...texts: string[]): Vocabulary {
	const counts = new Map<string, number>()
	for (const term of texts.flatMap(indexTerms)) counts.set(term, (counts.get(term) ?? 0) + 1)
	return {
		counts: async (terms) => new Map([...counts].filter(([term]) => terms.includes(term))),
		startingWith: async (prefixes, limit) =>
			[...counts.keys()].filter((term) => prefixes.some((prefix) => term.startsWith(prefix))).slice(0, limit),
	}
}

const finished = { isPrefix: false }
const typing = { isPrefix: true }

describe('queryTerms', () => {
	it('asks for each word, without stop words', async () => {
		const vocabulary = vocabularyOf('राजस्थान के किले', 'forts of Rajasthan')
		expect(await queryTerms('राजस्थान के किलों', vocabulary, finished)).toEqual([['राजस्थान'], ['किल']])
		expect(await queryTerms('the forts', vocabulary, finished)).toEqual([['fort']])
	})

	it.each(['', ' … ', 'का के की', 'राजस्थान unheardof', 'ک'])('finds nothing for “%s”', async (query) => {
		expect(await queryTerms(query, vocabularyOf('राजस्थान का इतिहास'), finished)).toEqual([])
	})

	it('hears Hindi words in Latin letters, and in Hindi ones where the word is not known', async () => {
		const vocabulary = vocabularyOf('मेवाड़ की बावड़ी', 'party politics', 'परती भूमि')
		expect(await queryTerms('mewar', vocabulary, finished)).toEqual([['~mevr']])
		expect(await queryTerms('मेवार', vocabulary, finished)).toEqual([['~mevr']])
		expect(await queryTerms('मेवाड', vocabulary, finished)).toEqual([['मेवाड']])
		expect(await queryTerms('party', vocabulary, finished)).toEqual([['parti']])
	})

	it('joins neighbours where the whole is known', async () => {
		const vocabulary = vocabularyOf('लोकदेवता', 'लोक', 'देवता', 'अनुच्छेद 279A')
		expect(await queryTerms('लोक देवता', vocabulary, finished)).toEqual([
			['लोक', 'लोकदेवत'],
			['देवत', 'लोकदेवत'],
		])
		expect(await queryTerms('अनुच्छेद 279 A', vocabulary, finished)).toEqual([['अनुच्छेद'], ['279a']])
	})

	it('splits a word that is not known, or much less than its parts', async () => {
		const raj = ['पंचायती राज', 'पंचायती राज', 'पंचायती राज']
		const split = [['पंचायती'], ['राज']]
		expect(await queryTerms('पंचायतीराज', vocabularyOf(...raj), finished)).toEqual(split)
		expect(await queryTerms('panchayatiraj', vocabularyOf(...raj), finished)).toEqual([['~panCyti'], ['~raj']])
		expect(await queryTerms('पंचायतीराज', vocabularyOf(...raj, 'पंचायतीराज'), finished)).toEqual(
			split.map((part) => ['पंचायतीराज', ...part]),
		)
		expect(await queryTerms('पंचायतीराज', vocabularyOf(...raj, 'पंचायतीराज', 'पंचायतीराज'), finished)).toEqual([
			['पंचायतीराज'],
		])
		expect(await queryTerms('प्रतिदिन', vocabularyOf('प्रति दिन'), finished)).toEqual([])
	})

	it('takes a synonym for the word or the phrase', async () => {
		const vocabulary = vocabularyOf('RTI', 'मौलिक अधिकार', 'मूल', 'अधिकार')
		expect(await queryTerms('आरटीआई', vocabulary, finished)).toEqual([['rti', '=सूचना-अधिकार']])
		expect(await queryTerms('mool adhikar', vocabulary, finished)).toEqual([
			['~mul', '=मूल-अधिकार'],
			['~aDikr', '=मूल-अधिकार'],
		])
	})

	it('completes the last word while it is typed', async () => {
		const vocabulary = vocabularyOf('politics of Mewar', 'बिजौलिया प्रजामंडल', 'थेवा')
		expect(await queryTerms('mewar politi', vocabulary, typing)).toEqual([['mewar'], ['politics']])
		expect(await queryTerms('politi ', vocabulary, typing)).toEqual([])
		expect(await queryTerms('politi', vocabulary, finished)).toEqual([])
		expect(await queryTerms('बिजौ', vocabulary, typing)).toEqual([['बिजोलिया', 'बिजोली']])
		expect(await queryTerms('प्रजामण्', vocabulary, typing)).toEqual([['प्रजामंडल']])
		expect(await queryTerms('praja', vocabulary, typing)).toEqual([['~prajmndl']])
		expect(await queryTerms('the', vocabulary, typing)).toEqual([])
		expect(await queryTerms('mewar p', vocabulary, typing)).toEqual([])
	})

	it('is asked one time for everything, and not for more than twelve words', async () => {
		const asked: string[][] = []
		const vocabulary: Vocabulary = {
			counts: async (terms) => {
				asked.push([...terms])
				return new Map()
			},
			startingWith: async () => [],
		}
		await queryTerms(Array.from({ length: 1_000 }, (_, number) => `word${number}`).join(' '), vocabulary, typing)
		expect(asked).toHaveLength(1)
		expect(asked[0]?.length).toBeLessThan(1_000)
	})
})
