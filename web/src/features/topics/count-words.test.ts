import { kinds } from '@aravalli/shared/kinds'
import { expect, it } from 'vitest'
import { textsIn } from '#web/lib/messages.ts'
import { countWords } from './count-words.ts'
import { messages as topicMessages } from './messages.en.ts'
import { messages as hindi } from './messages.hi.ts'

const { counted } = await textsIn(topicMessages, 'english')

const counts = [
	{ kind: 'answer-writing', items: 2 },
	{ kind: 'mains-practice', items: 1 },
	{ kind: 'to-the-point', items: 1 },
	{ kind: 'learning-through-map', items: 1 },
]

it('says what there is on a topic: what is studied first, then questions of all kinds in one', () => {
	expect(countWords(counts, counted)).toBe('1\u00a0note, 1\u00a0map, 3\u00a0questions')
	expect(countWords(counts, hindi.counted)).toBe('1\u00a0नोट, 1\u00a0मानचित्र, 3\u00a0प्रश्न')
	expect(countWords([], counted)).toBe('')
})

it('has a word for each kind that is filed under topics', () => {
	for (const { name } of kinds.filter(({ common }) => 'topics' in common))
		expect(countWords([{ kind: name, items: 1 }], counted)).toMatch(/^1\u00a0\w/)
})
