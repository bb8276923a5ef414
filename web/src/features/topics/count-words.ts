interface Counts {
	kind: string
	items: number
}

/** Are the words in which readers are told what there is: questions of all kinds are questions. */
export type CountedWord = 'notes' | 'maps' | 'mindMaps' | 'infographics' | 'capsules' | 'articles' | 'questions'

const wordOfKind: Readonly<Record<string, CountedWord>> = {
	'to-the-point': 'notes',
	'learning-through-map': 'maps',
	'mind-map': 'mindMaps',
	infographics: 'infographics',
	'mains-answer-enrichment-capsule': 'capsules',
	'current-affairs': 'articles',
	'answer-writing': 'questions',
	miq: 'questions',
	'mains-practice': 'questions',
}

const order: readonly CountedWord[] = ['notes', 'maps', 'mindMaps', 'infographics', 'capsules', 'articles', 'questions']

/** Says what there is on a topic, as in '3 notes, 1 map'; '' where there is nothing. */
export function countWords(counts: readonly Counts[], words: Record<CountedWord, (count: number) => string>): string {
	return order
		.flatMap((word) => {
			const items = counts.reduce((sum, { kind, items }) => sum + (wordOfKind[kind] === word ? items : 0), 0)
			return items > 0 ? [words[word](items)] : []
		})
		.join(', ')
}
