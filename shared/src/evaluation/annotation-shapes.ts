/**
 * Says how each annotation is drawn, in the pixels of its page's reading picture. The screen and the PDF file draw these
 * same shapes, so that a mark lies on the same spot in both.
 */
import type { Annotation, Point } from './annotation.ts'

/** These inks are the same in every theme: a scan is a scan. */
export const inks = { correct: '#C4161C', good: '#12733A', pinText: '#FFFFFF' } as const

/** Is written for SVG: `d` of a path, lengths in pixels of the page. */
export interface PathShape {
	kind: 'path'
	d: string
	stroke: string | null
	strokeWidth: number
	fill: string | null
	opacity: number
}

export interface TextShape {
	kind: 'text'
	/** Is the left end of the baseline, or its middle. */
	x: number
	y: number
	anchor: 'start' | 'middle'
	size: number
	isBold: boolean
	fill: string
	text: string
}

export type Shape = PathShape | TextShape

/** Everything is drawn so large on a page of 1,600 pixels, and in proportion on others. */
const FULL_SIDE_PIXELS = 1_600

export const unitOf = ({ width, height }: { width: number; height: number }): number =>
	Math.max(width, height) / FULL_SIDE_PIXELS

const round = (value: number) => Math.round(value * 10) / 10
const at = (x: number, y: number) => `${round(x)} ${round(y)}`

const line = (d: string, stroke: string, strokeWidth: number): PathShape => ({
	kind: 'path',
	d,
	stroke,
	strokeWidth: round(strokeWidth),
	fill: null,
	opacity: 1,
})

/**
 * Draws one annotation.
 *
 * @param unit as `unitOf` says for its page
 * @param number what the pin of a comment shows; null for other tools
 */
export function shapesOf(annotation: Annotation, unit: number, number: number | null): Shape[] {
	const ink = inks[annotation.tone]
	const [first = { x: 0, y: 0 }, second = first] = annotation.points
	switch (annotation.tool) {
		case 'tick':
			return [line(tick(first, unit), ink, 5 * unit)]
		case 'cross':
			return [line(cross(first, unit), ink, 5 * unit)]
		case 'underline':
			return [line(`M${at(first.x, first.y)}L${at(second.x, second.y)}`, ink, 4 * unit)]
		case 'circle':
			return [line(ellipse(first, second), ink, 4 * unit)]
		case 'highlight':
			return [{ ...line(rectangle(first, second), ink, 0), stroke: null, fill: ink, opacity: 0.25 }]
		case 'stroke':
			return [line(smooth(annotation.points), ink, 4 * unit)]
		case 'text':
			return textLines(annotation.text, first, ink, unit)
		case 'comment':
			return pin(first, ink, unit, number)
	}
}

/** The point is where the tick turns up. */
const tick = ({ x, y }: Point, unit: number) =>
	`M${at(x - 14 * unit, y - 16 * unit)}L${at(x, y)}L${at(x + 28 * unit, y - 42 * unit)}`

const cross = ({ x, y }: Point, unit: number) => {
	const half = 17 * unit
	return `M${at(x - half, y - half)}L${at(x + half, y + half)}M${at(x + half, y - half)}L${at(x - half, y + half)}`
}

function ellipse(one: Point, other: Point): string {
	const [left, right] = [Math.min(one.x, other.x), Math.max(one.x, other.x)]
	const middle = (one.y + other.y) / 2
	const radii = `${round((right - left) / 2)} ${round(Math.abs(other.y - one.y) / 2)}`
	return `M${at(left, middle)}A${radii} 0 1 1 ${at(right, middle)}A${radii} 0 1 1 ${at(left, middle)}Z`
}

function rectangle(one: Point, other: Point): string {
	return `M${at(one.x, one.y)}H${round(other.x)}V${round(other.y)}H${round(one.x)}Z`
}

/** Runs through the middles between the points, so that a hand's stroke has no corners. */
function smooth(points: readonly Point[]): string {
	const [first, ...rest] = points
	if (!first) return ''
	const last = rest.at(-1) ?? first
	let d = `M${at(first.x, first.y)}`
	rest.slice(0, -1).forEach((point, index) => {
		const next = rest[index + 1] ?? point
		d += `Q${at(point.x, point.y)} ${at((point.x + next.x) / 2, (point.y + next.y) / 2)}`
	})
	return `${d}L${at(last.x, last.y)}`
}

const TEXT_PIXELS = 34
const LINE_PIXELS = 44

/** The point is the left end of the first baseline. */
function textLines(text: string, { x, y }: Point, fill: string, unit: number): Shape[] {
	return text.split('\n').map((part, index) => ({
		kind: 'text' as const,
		x: round(x),
		y: round(y + index * LINE_PIXELS * unit),
		anchor: 'start' as const,
		size: round(TEXT_PIXELS * unit),
		isBold: false,
		fill,
		text: part,
	}))
}

export const PIN_RADIUS_PIXELS = 19

/** Is a drop whose corner, below on the left, stands at the point. */
function pin({ x, y }: Point, ink: string, unit: number, number: number | null): Shape[] {
	const radius = PIN_RADIUS_PIXELS * unit
	const centre = { x: x + radius, y: y - radius }
	const d = `M${at(x, y)}V${round(centre.y)}A${round(radius)} ${round(radius)} 0 1 1 ${at(centre.x, y)}Z`
	return [
		{ kind: 'path', d, stroke: null, strokeWidth: 0, fill: ink, opacity: 1 },
		{
			kind: 'text',
			x: round(centre.x),
			y: round(centre.y + 8 * unit),
			anchor: 'middle',
			size: round(22 * unit),
			isBold: true,
			fill: inks.pinText,
			text: number === null ? '' : String(number),
		},
	]
}
