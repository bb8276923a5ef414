import { describe, expect, it } from 'vitest'
import { ridgeOfSubjects, subjectsPath } from './ridge-of-subjects.ts'

const part = (marksHundredths: number, maxHundredths = 1_000) =>
	({ subjectId: 'indian-history', marksHundredths, maxHundredths }) as const

describe('the ridge of subjects', () => {
	it('is as high as the share of marks, and never below its foot', () => {
		const points = ridgeOfSubjects([part(1_000), part(500), part(0), part(-300), part(0, 0)])
		expect(points.map(({ percent }) => percent)).toEqual([100, 50, 0, 0, 0])
		expect(points.map(({ y }) => y)).toEqual([88, 50, 12, 12, 12])
	})

	it('goes from left to right, one subject stands in the middle', () => {
		expect(ridgeOfSubjects([part(1), part(1), part(1)]).map(({ x }) => x)).toEqual([6, 50, 94])
		expect(ridgeOfSubjects([part(1)]).map(({ x }) => x)).toEqual([50])
	})

	it('is closed below, and nothing where there are no subjects', () => {
		expect(subjectsPath(ridgeOfSubjects([part(500)]))).toMatch(/^M-2 92C.*V101H-2Z$/)
		expect(subjectsPath([])).toBe('')
	})
})
