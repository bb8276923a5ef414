/** Finds the mark that somebody means who presses on a page. */
import type { Annotation, Point } from '@aravalli/shared/evaluation/annotation'
import { PIN_RADIUS_PIXELS } from '@aravalli/shared/evaluation/annotation-shapes'

/** Is how far beside a line it may be pressed, in pixels of a page of 1,600. */
const NEAR = 14
/** Are the sizes of tick, cross and letters, as `annotation-shapes.ts` draws them. */
const SIGN = 30
const LINE = 44
const LETTER = 17

/**
 * Gives the uppermost mark at a point, or null.
 *
 * @param annotations those of the page, in the order in which they are drawn
 * @param unit as `unitOf` says for the page
 */
export function findMark(annotations: readonly Annotation[], point: Point, unit: number): Annotation | null {
	return annotations.findLast((annotation) => isAt(annotation, point, unit)) ?? null
}

function isAt({ tool, points, text }: Annotation, point: Point, unit: number): boolean {
	const [first = { x: 0, y: 0 }, second = first] = points
	const near = NEAR * unit
	switch (tool) {
		case 'tick':
			return distance(point, { x: first.x + 7 * unit, y: first.y - 21 * unit }) <= SIGN * unit
		case 'cross':
			return distance(point, first) <= SIGN * unit
		case 'comment':
			return distance(point, pinCentre(first, unit)) <= (PIN_RADIUS_PIXELS + 6) * unit
		case 'underline':
			return toSegment(point, first, second) <= near
		case 'circle':
			return toEllipse(point, first, second) <= near
		case 'highlight':
			return isBetween(point.x, first.x, second.x) && isBetween(point.y, first.y, second.y)
		case 'stroke':
			return points.some((from, index) => toSegment(point, from, points[index + 1] ?? from) <= near)
		case 'text':
			return isInText(text, first, point, unit)
	}
}

export const pinCentre = ({ x, y }: Point, unit: number): Point => ({
	x: x + PIN_RADIUS_PIXELS * unit,
	y: y - PIN_RADIUS_PIXELS * unit,
})

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

const isBetween = (value: number, one: number, other: number) =>
	value >= Math.min(one, other) && value <= Math.max(one, other)

function toSegment(point: Point, from: Point, to: Point): number {
	const way = { x: to.x - from.x, y: to.y - from.y }
	const length = way.x ** 2 + way.y ** 2
	const along = length === 0 ? 0 : ((point.x - from.x) * way.x + (point.y - from.y) * way.y) / length
	const share = Math.min(1, Math.max(0, along))
	return distance(point, { x: from.x + share * way.x, y: from.y + share * way.y })
}

/** Is near enough to the true distance for what is pressed with a finger. */
function toEllipse(point: Point, one: Point, other: Point): number {
	const radii = { x: Math.abs(other.x - one.x) / 2 || 1, y: Math.abs(other.y - one.y) / 2 || 1 }
	const [x, y] = [point.x - (one.x + other.x) / 2, point.y - (one.y + other.y) / 2]
	const share = Math.hypot(x / radii.x, y / radii.y)
	return share === 0 ? Math.min(radii.x, radii.y) : (Math.abs(share - 1) / share) * Math.hypot(x, y)
}

function isInText(text: string, { x, y }: Point, point: Point, unit: number): boolean {
	const lines = text.split('\n')
	const width = Math.max(...lines.map((line) => line.length)) * LETTER * unit
	const [top, bottom] = [y - LINE * unit, y + (lines.length - 1) * LINE * unit + 12 * unit]
	return isBetween(point.x, x, x + width) && isBetween(point.y, top, bottom)
}
