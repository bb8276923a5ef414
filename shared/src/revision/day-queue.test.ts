import { describe, expect, it } from 'vitest'
import { afterAnswer, type DayQueue } from './day-queue.ts'

const question = (_id: string, isRepeat = false) => ({ _id, isRepeat, key: 'B' })
const day = (...left: ReturnType<typeof question>[]): DayQueue<ReturnType<typeof question>> => ({
	total: 3,
	done: 1,
	left,
})

describe('a day of revision on the device', () => {
	it('goes on with the next where the answer was right', () => {
		const queue = afterAnswer(day(question('a'), question('b')), { questionId: 'a', answer: 'B' })
		expect(queue).toEqual({ total: 3, done: 2, left: [question('b')] })
	})

	it.each(['A', 'E'])('has it once more at the end where it was %s, and then no more', (answer) => {
		const once = afterAnswer(day(question('a'), question('b')), { questionId: 'a', answer })
		expect(once).toEqual({ total: 3, done: 2, left: [question('b'), question('a', true)] })
		expect(afterAnswer(once, { questionId: 'a', answer })).toEqual({ total: 3, done: 2, left: [question('b')] })
	})

	it('is not moved by an answer to what is not asked, such as one that was sent long ago', () => {
		const queue = day(question('a'))
		expect(afterAnswer(queue, { questionId: 'other', answer: 'B' })).toBe(queue)
	})
})
