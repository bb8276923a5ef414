/** The net of degrees, the tropic and the scale make a drawing a map. */
import { KILOMETRES_PER_UNIT, pathOf, sheet, sheetWidth } from './projection.ts'

/** This is 23°26′. It moves by half an arc second in a year, which nobody sees on this scale. */
export const TROPIC_OF_CANCER = 23 + 26 / 60

const EVERY = 2

const upTo = (first: number, last: number, step: number) =>
	Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step)

export const meridians = upTo(70, sheet.east - 1, EVERY)
export const parallels = upTo(24, sheet.north, EVERY)

/** In the corner it would stand upon the number of a meridian. */
export const numberedParallels = parallels.filter((latitude) => sheet.north - latitude > 1)

const parallelAt = (latitude: number) =>
	pathOf([
		[sheet.west, latitude],
		[sheet.east, latitude],
	])

export const graticulePath = [
	...meridians.map((longitude) =>
		pathOf([
			[longitude, sheet.north],
			[longitude, sheet.south],
		]),
	),
	...parallels.map(parallelAt),
].join('')

export const tropicPath = parallelAt(TROPIC_OF_CANCER)

const lengths = [200, 100, 50, 20, 10, 5]

/** The scale takes at most so much of the window's width. */
const WIDEST = 0.27

/** Finds the longest round length that fits at this zoom, and how much of the window's width it takes. */
export function scaleBar(zoom: number): { kilometres: number; share: number } {
	const shown = (sheetWidth / zoom) * KILOMETRES_PER_UNIT
	const kilometres = lengths.find((length) => length / shown <= WIDEST) ?? 5
	return { kilometres, share: kilometres / shown }
}
