import type { Annotation, AnnotationTool, Point } from '@aravalli/shared/evaluation/annotation'
import { describe, expect, it } from 'vitest'
import { finishedMark, movedMark, thinned } from './draw-mark.ts'
import { findMark } from './find-mark.ts'

const page = { width: 1_200, height: 1_600 }

const draw = (tool: AnnotationTool, ...way: [number, number][]) =>
	finishedMark({ tool, tone: 'correct', pageId: 'p', way: way.map(([x, y]) => ({ x, y })) }, page, 1)

const mark = (tool: AnnotationTool, points: Point[], text = ''): Annotation => ({
	...{ id: tool, pageId: 'p', tool, tone: 'correct', points, text },
})

describe('a mark that is drawn', () => {
	it('has the points that its tool asks for', () => {
		expect(draw('tick', [10, 20], [14, 28])?.points).toEqual([{ x: 14, y: 28 }])
		expect(draw('circle', [10, 20], [50, 60], [90, 40])?.points).toEqual([
			{ x: 10, y: 20 },
			{ x: 90, y: 40 },
		])
		expect(draw('stroke', [10, 20], [20, 20], [30, 20], [30, 60])?.points).toEqual([
			{ x: 10, y: 20 },
			{ x: 30, y: 20 },
			{ x: 30, y: 60 },
		])
	})

	it('is level where it nearly is and lies under words', () => {
		expect(draw('underline', [10, 20], [400, 31])?.points[1]).toEqual({ x: 400, y: 20 })
		expect(draw('underline', [10, 20], [400, 90])?.points[1]).toEqual({ x: 400, y: 90 })
	})

	it('is none where the hand has hardly moved, and never leaves its page', () => {
		expect(draw('circle', [10, 20], [13, 22])).toBeNull()
		expect(draw('tick', [-5, 2_000])?.points).toEqual([{ x: 0, y: 1_600 }])
	})

	it('of the longest stroke has points enough and not too many', () => {
		const way = Array.from({ length: 5_000 }, (_, index) => ({ x: index / 5, y: 400 + 60 * Math.sin(index / 8) }))
		const points = thinned(way, 1)
		expect(points.length).toBeLessThanOrEqual(200)
		expect(points.length).toBeGreaterThan(100)
	})

	it('moves as a whole, as far as its page goes', () => {
		const circle = mark('circle', [
			{ x: 10, y: 20 },
			{ x: 110, y: 70 },
		])
		expect(movedMark(circle, { x: -30, y: 5 }, page).points).toEqual([
			{ x: 0, y: 25 },
			{ x: 100, y: 75 },
		])
	})
})

describe('what is pressed', () => {
	const line: Point[] = [
		{ x: 100, y: 100 },
		{ x: 300, y: 200 },
	]

	it.each([
		['tick', [{ x: 100, y: 100 }], [110, 80], [100, 160]],
		['cross', [{ x: 100, y: 100 }], [90, 110], [160, 100]],
		['comment', [{ x: 100, y: 100 }], [119, 81], [80, 120]],
		['underline', line, [200, 158], [200, 100]],
		['circle', line, [100, 152], [200, 150]],
		['highlight', line, [290, 110], [310, 110]],
		['stroke', line, [205, 150], [100, 200]],
	] as const)('is a %s at its place, and not beside it', (tool, points, at, beside) => {
		const marks = [mark(tool, [...points])]
		expect(findMark(marks, { x: at[0], y: at[1] }, 1)?.tool).toBe(tool)
		expect(findMark(marks, { x: beside[0], y: beside[1] }, 1)).toBeNull()
	})

	it('is a text by its lines, and of several the uppermost', () => {
		const text = mark('text', [{ x: 100, y: 100 }], 'वाह\nअच्छा बिंदु')
		const tick = mark('tick', [{ x: 100, y: 150 }])
		expect(findMark([text], { x: 150, y: 140 }, 1)).toBe(text)
		expect(findMark([text], { x: 150, y: 180 }, 1)).toBeNull()
		expect(findMark([text, tick], { x: 108, y: 130 }, 1)).toBe(tick)
	})
})
