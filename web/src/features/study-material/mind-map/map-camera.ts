/** This file says which part of the map is in the frame. It is pure: `cameraman.ts` moves the drawing. */
import { type Box, type Camera, held, type Scene, type Size, zoomed } from '../canvas/camera.ts'

/** This rim is left free between the map and the frame. */
export const RIM = 12
const LARGEST = 2.5
/** However small a map is, it can be made smaller than this only where that shows more of it. */
const SMALLEST_AT_LEAST = 0.5

const withRim = ({ x, y, width, height }: Box): Box => ({
	x: x - RIM,
	y: y - RIM,
	width: width + 2 * RIM,
	height: height + 2 * RIM,
})

/** Says at which scale all of it is in the frame. */
const fittingScale = (map: Box, frame: Size) =>
	Math.min(frame.width / (map.width + 2 * RIM), frame.height / (map.height + 2 * RIM))

export const sceneOf = (map: Box, frame: Size): Scene => ({
	drawing: withRim(map),
	frame,
	smallest: Math.min(SMALLEST_AT_LEAST, fittingScale(map, frame)),
	largest: LARGEST,
})

/** Letters are a little larger than elsewhere on the page where there is room. */
const LARGEST_FITTED = 1.15
/** Letters of this scale can still be read without effort. */
export const LEAST_TO_READ = 0.8

/**
 * Puts all of the map in the middle, as large as there is room.
 * @param least not smaller than this, though not all of it is seen
 */
export function fitted(map: Box, frame: Size, least = 0): Camera {
	const scale = Math.max(Math.min(LARGEST_FITTED, fittingScale(map, frame)), least)
	return held({ x: frame.width / 2, y: frame.height / 2, scale }, sceneOf(map, frame))
}

/**
 * Moves the camera as little as is needed to have a part of the map in the frame. One that is too wide is made smaller, but not so
 * that it is hard to read; of what then is too large `first` is what counts.
 */
export function revealing(camera: Camera, part: Box, first: Box, map: Box, frame: Size): Camera {
	const { scale, x, y } = small(camera, part, first, map, frame)
	const along = (from: number, start: [number, number], size: [number, number], room: number) => {
		const [wholeStart, firstStart] = start
		const [wholeSize, firstSize] = size
		const moved = from + intoRoom(wholeStart * scale + from - RIM, wholeSize * scale + 2 * RIM, room)
		return moved + intoRoom(firstStart * scale + moved - RIM, firstSize * scale + 2 * RIM, room)
	}
	return held(
		{
			scale,
			x: along(x, [part.x, first.x], [part.width, first.width], frame.width),
			y: along(y, [part.y, first.y], [part.height, first.height], frame.height),
		},
		sceneOf(map, frame),
	)
}

/** Makes the map small enough for the part, unless the reader has made it larger. */
function small(camera: Camera, part: Box, first: Box, map: Box, frame: Size): Camera {
	const wanted = Math.max(frame.width / (part.width + 2 * RIM), LEAST_TO_READ)
	if (wanted >= camera.scale || camera.scale > LARGEST_FITTED) return camera
	const middle = (first.y + first.height / 2) * camera.scale + camera.y
	return zoomed(camera, wanted / camera.scale, { x: frame.width / 2, y: middle }, sceneOf(map, frame))
}

/** Says how far a box has to be moved to be in a room; a larger one has to fill it. */
function intoRoom(start: number, length: number, room: number): number {
	const free = room - length
	return Math.min(Math.max(start, Math.min(0, free)), Math.max(0, free)) - start
}
