import { kinds } from '@aravalli/shared/kinds'
import { expect, it } from 'vitest'
import { countWords } from './count-words.ts'

it('counts what there is on a topic: what is studied first, then questions of all kinds in one', () => {
	const counts = [
		{ kind: 'answer-writing', items: 2 },
		{ kind: 'mains-practice', items: 1 },
		{ kind: 'to-the-point', items: 1 },
		{ kind: 'learning-through-map', items: 1 },
	]
	expect(countWords(counts)).toEqual([
		{ word: 'notes', items: 1 },
		{ word: 'maps', items: 1 },
		{ word: 'questions', items: 3 },
	])
	expect(countWords([])).toEqual([])
})

it('has a word for each kind that is filed under topics', () => {
	for (const { name } of kinds.filter(({ common }) => 'topics' in common))
		expect(countWords([{ kind: name, items: 1 }])).toHaveLength(1)
})
