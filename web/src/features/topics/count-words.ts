interface Counts {
	kind: string
	items: number
}

/** Are the words in which readers are told what there is: questions of all kinds are questions. */
type CountedWord =
	| 'notes'
	| 'maps'
	| 'mindMaps'
	| 'infographics'
	| 'capsules'
	| 'articles'
	| 'books'
	| 'copies'
	| 'questions'

const wordOfKind: Readonly<Record<string, CountedWord>> = {
	'to-the-point': 'notes',
	'learning-through-map': 'maps',
	'mind-map': 'mindMaps',
	infographics: 'infographics',
	'mains-answer-enrichment-capsule': 'capsules',
	'current-affairs': 'articles',
	books: 'books',
	booklets: 'books',
	'toppers-copies': 'copies',
	'answer-writing': 'questions',
	miq: 'questions',
	'mains-practice': 'questions',
	'prelims-questions': 'questions',
}

const order: readonly CountedWord[] = [
	'notes',
	'maps',
	'mindMaps',
	'infographics',
	'capsules',
	'articles',
	'books',
	'copies',
	'questions',
]

/** Counts what there is on a topic by the words in which it is told: what is studied first, then questions of all kinds in one. */
export function countWords(counts: readonly Counts[]): { word: CountedWord; items: number }[] {
	return order.flatMap((word) => {
		const items = counts.reduce((sum, { kind, items }) => sum + (wordOfKind[kind] === word ? items : 0), 0)
		return items > 0 ? [{ word, items }] : []
	})
}
