/**
 * Writes the total of a copy below its last page, circled, as a hand with a red pen does: in strokes, so that the screen and
 * the PDF file show the same, without a font.
 */
import type { Point } from './annotation.ts'
import { inks, type PathShape, unitOf } from './annotation-shapes.ts'

type Strokes = readonly (readonly [x: number, y: number][])[]

/** Each is 56 wide and 100 high, in the strokes of a pen; corners are where one stroke ends and the next begins. */
const glyphs: Record<string, Strokes> = {
	0: [
		[
			[28, 2],
			[10, 14],
			[4, 48],
			[10, 86],
			[28, 98],
			[46, 86],
			[52, 48],
			[46, 14],
			[27, 1],
		],
	],
	1: [
		[
			[14, 24],
			[33, 2],
		],
		[
			[33, 2],
			[31, 50],
			[27, 98],
		],
	],
	2: [
		[
			[6, 24],
			[14, 6],
			[32, 0],
			[48, 12],
			[46, 36],
			[28, 64],
			[6, 94],
		],
		[
			[6, 94],
			[26, 91],
			[54, 97],
		],
	],
	3: [
		[
			[8, 12],
			[26, 0],
			[46, 10],
			[44, 34],
			[20, 46],
		],
		[
			[20, 46],
			[46, 52],
			[52, 76],
			[32, 98],
			[6, 90],
		],
	],
	4: [
		[
			[34, 2],
			[20, 34],
			[4, 64],
		],
		[
			[4, 64],
			[56, 60],
		],
		[
			[42, 36],
			[38, 100],
		],
	],
	5: [
		[
			[50, 2],
			[16, 5],
		],
		[
			[16, 5],
			[11, 44],
		],
		[
			[11, 44],
			[32, 36],
			[51, 54],
			[46, 86],
			[24, 99],
			[4, 90],
		],
	],
	6: [
		[
			[44, 3],
			[22, 18],
			[7, 52],
			[8, 84],
			[26, 99],
			[46, 86],
			[46, 62],
			[28, 52],
			[9, 70],
		],
	],
	7: [
		[
			[5, 6],
			[51, 3],
		],
		[
			[51, 3],
			[34, 44],
			[22, 100],
		],
	],
	8: [
		[
			[43, 18],
			[28, 1],
			[10, 14],
			[18, 36],
			[42, 58],
			[48, 82],
			[28, 99],
			[8, 84],
			[14, 60],
			[38, 40],
			[46, 20],
			[40, 8],
		],
	],
	9: [
		[
			[46, 22],
			[30, 2],
			[10, 14],
			[8, 38],
			[26, 50],
			[44, 36],
			[47, 18],
		],
		[
			[47, 18],
			[46, 54],
			[34, 100],
		],
	],
	'/': [
		[
			[46, -8],
			[8, 112],
		],
	],
	'½': [
		[
			[8, 12],
			[18, 2],
		],
		[
			[18, 2],
			[15, 46],
		],
		[
			[54, 0],
			[10, 104],
		],
		[
			[38, 66],
			[46, 54],
			[58, 60],
			[56, 76],
			[38, 98],
		],
		[
			[38, 98],
			[62, 97],
		],
	],
}
const ADVANCE = 66
const GLYPH_HEIGHT = 100
/** Hands write upwards and lean to the right. */
const RISE = -0.07
const LEAN = 0.16

/** On a page of 1,600 pixels; in proportion on others. */
const TEXT_PIXELS = 66
const PEN_PIXELS = 5.5
const EDGE_PIXELS = 44

/** Writes 13 half marks of 10 as '6½/10'. */
export function totalText(halves: number, maxMarks: number): string {
	const whole = Math.floor(halves / 2)
	const half = halves % 2 === 1 ? '½' : ''
	return `${whole === 0 && half ? '' : whole}${half}/${maxMarks}`
}

const round = (value: number) => Math.round(value * 10) / 10
const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`

/** Runs through the middles between the points; a stroke of two is a straight line. */
function drawn(points: readonly Point[]): string {
	const [first, ...rest] = points
	if (!first) return ''
	const last = rest.at(-1) ?? first
	const curves = rest.slice(0, -1).map((point, index) => {
		const next = rest[index + 1] ?? point
		return `Q${at(point)} ${at({ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 })}`
	})
	return `M${at(first)}${curves.join('')}L${at(last)}`
}

/** Goes round a little more than once, and does not meet where it began. */
function loop(middle: Point, radiusX: number, radiusY: number): Point[] {
	return Array.from({ length: 26 }, (_, step) => {
		const angle = -1.9 + (step / 25) * 2 * Math.PI * 1.04
		const drift = 0.94 + 0.1 * (step / 25) + 0.015 * Math.sin(angle * 3)
		return { x: middle.x + Math.cos(angle) * radiusX * drift, y: middle.y + Math.sin(angle) * radiusY * drift }
	})
}

/** Draws the total in the lower right corner of its page. @returns paths in the pixels of the page */
export function totalShapes(halves: number, maxMarks: number, page: { width: number; height: number }): PathShape[] {
	const unit = unitOf(page)
	const signs = [...totalText(halves, maxMarks)]
	const scale = (TEXT_PIXELS * unit) / GLYPH_HEIGHT
	const length = signs.length * ADVANCE * scale
	const [radiusX, radiusY] = [length / 2 + 52 * unit, 76 * unit]
	const edge = EDGE_PIXELS * unit
	const middle = { x: page.width - edge - radiusX * 1.03, y: page.height - edge - radiusY * 1.03 }
	const place = (x: number, y: number): Point => {
		const across = x * scale - length / 2 - (y - GLYPH_HEIGHT / 2) * scale * LEAN
		return { x: middle.x + across, y: middle.y + (y - GLYPH_HEIGHT / 2) * scale + across * RISE }
	}
	const strokes = signs.flatMap((sign, index) =>
		(glyphs[sign] ?? []).map((points) => points.map(([x, y]) => place(x + index * ADVANCE, y))),
	)
	return [loop(middle, radiusX, radiusY), ...strokes].map((points) => ({
		kind: 'path' as const,
		d: drawn(points),
		stroke: inks.correct,
		strokeWidth: round(PEN_PIXELS * unit),
		fill: null,
		opacity: 1,
	}))
}
