/** This is the geometry of what is moved and zoomed in a frame. It is pure: each kind of map shows its camera in its own way. */

/** A point of the drawing is shown at `scale` times its place, moved by x and y. */
export interface Camera {
	x: number
	y: number
	scale: number
}

export interface Point {
	x: number
	y: number
}

export interface Size {
	width: number
	height: number
}

export interface Box extends Size {
	x: number
	y: number
}

/** A scene says what is moved, in which frame, and between which scales. */
export interface Scene {
	drawing: Box
	frame: Size
	smallest: number
	largest: number
}

export const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value))

/** Holds the camera so that the frame is full of drawing; a smaller drawing is in the middle. */
export function held(camera: Camera, { drawing, frame }: Pick<Scene, 'drawing' | 'frame'>): Camera {
	const { scale } = camera
	return {
		scale,
		x: heldAlong(camera.x, drawing.x * scale, drawing.width * scale, frame.width),
		y: heldAlong(camera.y, drawing.y * scale, drawing.height * scale, frame.height),
	}
}

function heldAlong(shift: number, start: number, length: number, room: number): number {
	if (length <= room) return (room - length) / 2 - start
	return between(room - length - start, shift, 0 - start)
}

/** Brings the drawing nearer or farther while what is at a point of the frame stays there. */
export function zoomed(camera: Camera, factor: number, at: Point, scene: Scene): Camera {
	const scale = between(scene.smallest, camera.scale * factor, scene.largest)
	const ratio = scale / camera.scale
	return held({ scale, x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio }, scene)
}

export const panned = (camera: Camera, x: number, y: number, scene: Scene): Camera =>
	held({ ...camera, x: camera.x + x, y: camera.y + y }, scene)

export const middleOf = ({ width, height }: Size): Point => ({ x: width / 2, y: height / 2 })

/** Goes part of the way from one to another; 1 is the end. */
export const onTheWay = (from: Camera, to: Camera, share: number): Camera => ({
	x: from.x + (to.x - from.x) * share,
	y: from.y + (to.y - from.y) * share,
	scale: from.scale + (to.scale - from.scale) * share,
})

/** Finds the point of the drawing that is shown at a point of the frame. */
export const pointAt = ({ x, y, scale }: Camera, at: Point): Point => ({ x: (at.x - x) / scale, y: (at.y - y) / scale })
