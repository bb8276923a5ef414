import { expect, it } from 'vitest'
import { type GreyPicture, measurePage } from '../measure-page.ts'
import { warningsOf } from './page-quality.ts'

const WIDTH = 240
const HEIGHT = 320

type Paint = (x: number, y: number) => number

const paper: Paint = () => 230
/** Has letters of eight pixels, upright and slanting strokes under a line. */
const writing: Paint = (x, y) => {
	const [across, down] = [x % 7, y % 18]
	const isWord = x % 60 < 48 && x > 30 && x < 210 && y > 30 && y < 290
	const isStroke = down === 2 || (down > 2 && down < 11 && (across === 0 || across === Math.floor(down / 2)))
	return isWord && isStroke ? 60 : 230
}
/** Fills the picture but for a table around it. */
const sheet: Paint = (x, y) => (x < 15 || x > 225 || y < 15 || y > 305 ? 90 : 230)

function photo(paint: Paint, { blur = 0, shake = 0, light = 1 } = {}): GreyPicture {
	let pixels = Float32Array.from(
		{ length: WIDTH * HEIGHT },
		(_, at) => paint(at % WIDTH, Math.floor(at / WIDTH)) * light,
	)
	// Three times over the mean of neighbours is nearly a lens that is out of focus.
	for (let time = 0; time < 3 && blur > 0; time++) pixels = smear(smear(pixels, 1, blur), WIDTH, blur)
	// A hand does not begin and end at full speed.
	if (shake > 0) pixels = smear(smear(pixels, WIDTH, shake), WIDTH, shake)
	const noise = (at: number) => ((at * 7_919) % 13) / 6.5 - 1
	return { width: WIDTH, height: HEIGHT, pixels: Uint8Array.from(pixels, (grey, at) => Math.round(grey + noise(at))) }
}

function smear(pixels: Float32Array, step: number, reach: number): Float32Array<ArrayBuffer> {
	return Float32Array.from(pixels, (_, at) => {
		let sum = 0
		for (let off = -reach; off <= reach; off++) sum += pixels[at + off * step] ?? 230
		return sum / (2 * reach + 1)
	})
}

const warnings = (...given: Parameters<typeof photo>) => warningsOf(measurePage(photo(...given)))

it('lets a page pass that is sharp, in any light in which it can be read', () => {
	expect(warnings(writing)).toEqual([])
	expect(warnings(writing, { light: 0.45 })).toEqual([])
})

it('warns of a page that is out of focus, or whose camera moved in any direction', () => {
	expect(warnings(writing, { blur: 2 })).toEqual(['blurred'])
	expect(warnings(writing, { shake: 4 })).toEqual(['blurred'])
	expect(warnings(writing, { blur: 2, light: 0.5 })).toEqual(['blurred'])
})

it('warns of a dark page, and does not call it blurred for that', () => {
	expect(warnings(writing, { light: 0.25 })).toEqual(['dark'])
	expect(warnings(writing, { light: 0.25, blur: 2 })).toContain('dark')
})

it('does not call a blank page blurred, whether its edges are seen or nothing is', () => {
	expect(warnings(sheet)).toEqual([])
	expect(warnings(paper)).toEqual([])
	expect(warnings(sheet, { blur: 2 })).toEqual(['blurred'])
})
