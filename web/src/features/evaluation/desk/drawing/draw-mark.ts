/** Makes marks of what a hand, or the keys, have drawn. */
import {
	type Annotation,
	type AnnotationTone,
	type AnnotationTool,
	type Point,
	pointsOfTool,
} from '@aravalli/shared/evaluation/annotation'
import { onPage, type Size } from './page-point.ts'

/** What is shorter was a slip of the hand, in pixels of a page of 1,600. */
const SHORTEST = 8
/** Points of a stroke that lie closer to the line between others are left out. */
const FINENESS = 1.5
const MOST_STROKE_POINTS = 200

export interface Drawn {
	tool: AnnotationTool
	tone: AnnotationTone
	pageId: string
	/** All places that the hand has passed, from the first to the last. */
	way: readonly Point[]
}

const idOf = () => crypto.getRandomValues(new Uint32Array(3)).join('-').slice(0, 40)

/** Gives the mark as it looks while it is drawn. */
export function unfinishedMark({ tool, tone, pageId, way }: Drawn, page: Size): Annotation {
	const [first, last] = [way[0] ?? { x: 0, y: 0 }, way.at(-1) ?? { x: 0, y: 0 }]
	const points = tool === 'stroke' ? way : pointsOfTool[tool].max === 1 ? [last] : [first, last]
	return { id: 'unfinished', pageId, tool, tone, points: points.map((point) => onPage(point, page)), text: '' }
}

/**
 * Gives the mark that was drawn; null where the hand has hardly moved and the tool needs a way.
 *
 * @param unit as `unitOf` says for the page
 */
export function finishedMark(drawn: Drawn, page: Size, unit: number): Annotation | null {
	const mark = { ...unfinishedMark(drawn, page), id: idOf() }
	if (pointsOfTool[drawn.tool].max === 1) return mark
	const [first, ...rest] = mark.points
	if (!first || !rest.some(({ x, y }) => Math.hypot(x - first.x, y - first.y) >= SHORTEST * unit)) return null
	if (drawn.tool === 'underline') return { ...mark, points: levelled(mark.points, unit) }
	return drawn.tool === 'stroke' ? { ...mark, points: thinned(mark.points, unit) } : mark
}

/** A line that is nearly level is meant to be: lines of writing are. */
function levelled([first = { x: 0, y: 0 }, last = first]: Point[], unit: number): Point[] {
	const isNearlyLevel = Math.abs(last.y - first.y) <= Math.max(12 * unit, Math.abs(last.x - first.x) * 0.04)
	return [first, isNearlyLevel ? { x: last.x, y: first.y } : last]
}

/** Leaves out what no eye misses (Ramer, Douglas and Peucker), until few enough are left. */
export function thinned(points: readonly Point[], unit: number): Point[] {
	for (let fineness = FINENESS * unit; ; fineness *= 2) {
		const left = simplify(points, fineness)
		if (left.length <= MOST_STROKE_POINTS) return left
	}
}

function simplify(points: readonly Point[], fineness: number): Point[] {
	const kept = new Set([0, points.length - 1])
	const stretches: [number, number][] = [[0, points.length - 1]]
	for (let stretch = stretches.pop(); stretch; stretch = stretches.pop()) {
		const [from, to] = stretch
		const far = farthest(points, from, to)
		if (far.distance <= fineness) continue
		kept.add(far.index)
		stretches.push([from, far.index], [far.index, to])
	}
	return points.filter((_, index) => kept.has(index))
}

function farthest(points: readonly Point[], from: number, to: number): { index: number; distance: number } {
	const [start, end] = [points[from] ?? { x: 0, y: 0 }, points[to] ?? { x: 0, y: 0 }]
	const way = { x: end.x - start.x, y: end.y - start.y }
	const length = Math.hypot(way.x, way.y)
	let found = { index: from, distance: 0 }
	for (let index = from + 1; index < to; index++) {
		const { x, y } = points[index] ?? start
		const offset = { x: x - start.x, y: y - start.y }
		const across = Math.abs(way.x * offset.y - way.y * offset.x)
		const distance = length === 0 ? Math.hypot(offset.x, offset.y) : across / length
		if (distance > found.distance) found = { index, distance }
	}
	return found
}

/** Moves a mark as a whole, and no further than its page goes. */
export function movedMark(annotation: Annotation, way: Point, { width, height }: Size): Annotation {
	const [xs, ys] = [annotation.points.map(({ x }) => x), annotation.points.map(({ y }) => y)]
	const within = (step: number, values: number[], most: number) =>
		Math.min(Math.max(step, -Math.min(...values)), most - Math.max(...values))
	const [x, y] = [within(way.x, xs, width), within(way.y, ys, height)]
	const points = annotation.points.map((point) => onPage({ x: point.x + x, y: point.y + y }, { width, height }))
	return { ...annotation, points }
}
