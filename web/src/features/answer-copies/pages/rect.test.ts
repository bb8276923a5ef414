import type { PageTurn } from '@aravalli/shared/answer-copies/copy'
import { describe, expect, it } from 'vitest'
import { addTurns, cropOf, rectOf, rectWithin, turnedRect, WHOLE, withEdge } from './rect.ts'

const rect = { left: 0.1, top: 0.2, right: 0.6, bottom: 0.9 }
const rounded = (given: typeof rect) => cropOf(given)

describe('a part of a picture', () => {
	it.each([
		[90, { left: 0.1, top: 0.1, right: 0.8, bottom: 0.6 }],
		[180, { left: 0.4, top: 0.1, right: 0.9, bottom: 0.8 }],
		[270, { left: 0.2, top: 0.4, right: 0.9, bottom: 0.9 }],
	] as const)('is found again once the picture is turned by %i, and back', (turn: PageTurn, expected) => {
		expect(rounded(turnedRect(rect, turn))).toEqual(expected)
		expect(rounded(turnedRect(turnedRect(rect, turn), addTurns(0, -turn)))).toEqual(rect)
	})

	it('is said in shares of another part, unless it reaches beyond', () => {
		const outer = { left: 0, top: 0.1, right: 0.8, bottom: 1 }
		const inner = rectWithin(outer, rect)
		expect(inner && rounded(rectOf(outer, inner))).toEqual(rect)
		expect(rectWithin(rect, WHOLE)).toBeNull()
	})

	it('keeps its edges inside and apart', () => {
		expect(withEdge(rect, 'left', 0.99).left).toBeCloseTo(0.5)
		expect(withEdge(rect, 'bottom', 7).bottom).toBe(1)
		expect(withEdge(rect, 'top', -1).top).toBe(0)
	})

	it('is none where it is the whole', () => {
		expect(cropOf({ ...WHOLE, right: 0.9999 })).toBeNull()
	})
})
