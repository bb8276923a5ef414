import { expect, it } from 'vitest'
import { byDay } from './by-day.ts'

it('days begin at midnight in India', () => {
	const [late, early, before] = [
		'2026-11-18T18:30:00.000Z',
		'2026-11-18T18:29:59.999Z',
		'2026-11-17T20:00:00.000Z',
	].map((createdAt) => ({ createdAt }))
	const items = [late, early, before].filter((item) => item !== undefined)
	expect(byDay(items)).toEqual([
		{ day: '2026-11-19', items: [late] },
		{ day: '2026-11-18', items: [early, before] },
	])
	expect(byDay([])).toEqual([])
})
