import { kinds } from '@aravalli/shared/kinds'
import { expect, it } from 'vitest'
import { countWords } from './count-words.ts'
import { messages } from './messages.en.ts'
import { messages as hindi } from './messages.hi.ts'

const counts = [
	{ kind: 'answer-writing', items: 2 },
	{ kind: 'mains-practice', items: 1 },
	{ kind: 'to-the-point', items: 1 },
	{ kind: 'learning-through-map', items: 1 },
]

it('says what there is on a topic: what is studied first, then questions of all kinds in one', () => {
	expect(countWords(counts, messages.counted)).toBe('1 note, 1 map, 3 questions')
	expect(countWords(counts, hindi.counted)).toBe('1 नोट, 1 मानचित्र, 3 प्रश्न')
	expect(countWords([], messages.counted)).toBe('')
})

it('has a word for each kind that is filed under topics', () => {
	for (const { name } of kinds.filter(({ common }) => 'topics' in common))
		expect(countWords([{ kind: name, items: 1 }], messages.counted)).toMatch(/^1 \w/)
})
