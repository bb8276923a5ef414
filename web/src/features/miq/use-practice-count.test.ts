import { describe, expect, it } from 'vitest'
import { practisedAgain, practisedAgainInList } from './use-practice-count.ts'

const stepwells = { _id: 'stepwells', practiceCount: 4, marks: 10 }
const essay = { _id: 'essay', practiceCount: 0, marks: 20 }

describe('practising once more', () => {
	it('adds one to the question, and leaves what was known as it was', () => {
		expect(practisedAgain({ data: stepwells, success: true })).toEqual({
			data: { _id: 'stepwells', practiceCount: 5, marks: 10 },
			success: true,
		})
		expect(stepwells.practiceCount).toBe(4)
	})

	it('adds one to this question of a list alone', () => {
		const known = { data: [stepwells, essay], pagination: { total: 2 } }
		expect(practisedAgainInList(known, 'essay')).toEqual({
			data: [stepwells, { _id: 'essay', practiceCount: 1, marks: 20 }],
			pagination: { total: 2 },
		})
	})

	it('changes nothing of a list without the question', () => {
		expect(practisedAgainInList({ data: [stepwells] }, 'essay')).toEqual({ data: [stepwells] })
	})

	it('makes nothing of what is not known', () => {
		expect(practisedAgain(undefined)).toBeUndefined()
		expect(practisedAgainInList(undefined, 'essay')).toBeUndefined()
	})
})
