import { expect, it } from 'vitest'
import { CHART, heightOf, hillLine, shareOf, spotsOf } from './chart-lines.ts'

it('places answers evenly, full marks at the top and none at the foot', () => {
	expect(spotsOf([0, 1, 0.5])).toEqual([
		{ x: CHART.side, y: CHART.height - CHART.bottom },
		{ x: CHART.width / 2, y: CHART.top },
		{ x: CHART.width - CHART.side, y: heightOf(0.5) },
	])
})

it('draws hills that are level at each answer', () => {
	expect(
		hillLine([
			{ x: 0, y: 10 },
			{ x: 10, y: 0 },
		]),
	).toBe('M0 10C5 10 5 0 10 0')
})

it('counts marks as shares of the highest', () => {
	const rubric = { introduction: 1, content: 2, structure: 1, conclusion: 0.5, presentation: 0 }
	const maxRubric = { introduction: 1.5, content: 4, structure: 2, conclusion: 1.5, presentation: 0 }
	const entry = {
		copyId: 'a',
		label: 'RAS-1',
		returnedAt: '',
		paperCategory: 'ESSAY',
		total: 4.5,
		maxMarks: 9,
		rubric,
		maxRubric,
	}
	expect([shareOf(entry), shareOf(entry, 'content'), shareOf(entry, 'presentation')]).toEqual([0.5, 0.5, 0])
})
