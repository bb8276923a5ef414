/**
 * Makes of a printed page what a phone's camera makes of it on a table: out of square, turned, unevenly lit, a little
 * blurred, with noise, and as a JPEG. Grey, because colours say nothing about what is measured.
 */
import sharp from 'sharp'
import type { Random } from './random-numbers.ts'

export interface GreyPage {
	pixels: Uint8Array
	width: number
	height: number
}

export interface Camera {
	/** Is how the page lies before the camera: clockwise. */
	turn: 0 | 90 | 180 | 270
	/** Is beside that, in degrees. */
	tiltDegrees: number
	/** A corner may be off by so much of the page's width. */
	perspective: number
	/** Is what of the light is left in the darkest corner: 1 is all. */
	shadow: number
	/** Is what of the light there is at all. */
	light: number
	/** Is the standard deviation in pixels of the photo. */
	blur: number
	/** Is how far the hand moved, in pixels of the photo. */
	shake: number
	/** Covers the page's upper right or lower left corner; null: nothing lies on it. */
	thumb: 'upper' | 'lower' | null
}

const LONG_SIDE = 2_048
const SHORT_SIDE = 1_536
const TABLE_GREY = 92

export async function photographPage(page: GreyPage, camera: Camera, random: Random): Promise<Buffer> {
	const [width, height] = [SHORT_SIDE, LONG_SIDE]
	const pixels = warp(page, camera, { width, height }, random)
	const { blur, shake, turn } = camera
	let photo = sharp(pixels, { raw: { width, height, channels: 1 } })
	if (blur > 0.3) photo = photo.blur(blur)
	if (shake >= 1) photo = photo.convolve(shakeKernel(shake, random() * Math.PI))
	const upright = await photo.toColourspace('b-w').raw().toBuffer()
	addNoise(upright, random)
	return sharp(upright, { raw: { width, height, channels: 1 } })
		.rotate(turn)
		.jpeg({ quality: 70 })
		.toBuffer()
}

/** Makes a camera as unsteady as hands are, the same one for the same numbers. */
export function shakyCamera(random: Random): Camera {
	const thumb = random() < 0.1 ? (random() < 0.5 ? 'upper' : 'lower') : null
	return {
		turn: ([0, 90, 180, 270] as const)[Math.floor(random() * 4)] ?? 0,
		tiltDegrees: (random() - 0.5) * 16,
		perspective: random() * 0.08,
		shadow: 0.3 + random() * 0.7,
		light: 0.45 + random() * 0.55,
		blur: random() * 2.2,
		shake: random() * 5,
		thumb,
	}
}

type Point = [number, number]
type Size = Pick<GreyPage, 'width' | 'height'>

/** Looks up for each pixel of the photo where it lies on the page. */
function warp(page: GreyPage, camera: Camera, size: Size, random: Random): Buffer {
	const corners = pageCorners(camera, size, random)
	const paper: Point[] = [
		[0, 0],
		[page.width, 0],
		[page.width, page.height],
		[0, page.height],
	]
	const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = projection(corners, paper)
	const lit = lightOf(camera, size, random)
	const pixels = Buffer.alloc(size.width * size.height)
	for (let y = 0, at = 0; y < size.height; y++) {
		let light = 1
		for (let x = 0; x < size.width; x++, at++) {
			if (x % 8 === 0) light = lit(x, y)
			const w = g * x + h * y + 1
			pixels[at] = light * paperAt(page, camera, (a * x + b * y + c) / w, (d * x + e * y + f) / w)
		}
	}
	return pixels
}

function paperAt(page: GreyPage, camera: Camera, u: number, v: number): number {
	const isOn = u >= 0 && v >= 0 && u < page.width - 1 && v < page.height - 1
	return isOn && !isCovered(camera, u / page.width, v / page.height) ? greyAt(page, u, v) : TABLE_GREY
}

function greyAt({ pixels, width }: GreyPage, u: number, v: number): number {
	const left = Math.floor(u)
	const top = Math.floor(v)
	const right = u - left
	const down = v - top
	const at = top * width + left
	const upper = (pixels[at] ?? 0) * (1 - right) + (pixels[at + 1] ?? 0) * right
	const lower = (pixels[at + width] ?? 0) * (1 - right) + (pixels[at + width + 1] ?? 0) * right
	return upper * (1 - down) + lower * down
}

function isCovered({ thumb }: Camera, u: number, v: number): boolean {
	if (thumb === null) return false
	if (thumb === 'upper') return ((u - 0.96) / 0.1) ** 2 + ((v - 0.05) / 0.07) ** 2 < 1
	return ((u - 0.05) / 0.1) ** 2 + ((v - 0.95) / 0.07) ** 2 < 1
}

/** Gives where the page's corners are in the photo, clockwise from the upper left. */
function pageCorners(camera: Camera, { width, height }: Size, random: Random): Point[] {
	const tilt = (camera.tiltDegrees * Math.PI) / 180
	// A tilted page is held farther away, until it is in the picture.
	const ratio = 297 / 210
	const fits = (side: number) =>
		side * (Math.cos(tilt) + ratio * Math.abs(Math.sin(tilt))) < width * 0.97 &&
		side * (ratio * Math.cos(tilt) + Math.abs(Math.sin(tilt))) < height * 0.97
	let side = width
	while (!fits(side)) side *= 0.99
	side *= 0.9 + random() * 0.1
	const off = () => (random() - 0.5) * 2 * camera.perspective * side
	return [
		[-0.5, -0.5],
		[0.5, -0.5],
		[0.5, 0.5],
		[-0.5, 0.5],
	].map(([x = 0, y = 0]): Point => {
		const [right, down] = [x * side, y * side * ratio]
		return [
			width / 2 + right * Math.cos(tilt) - down * Math.sin(tilt) + off(),
			height / 2 + right * Math.sin(tilt) + down * Math.cos(tilt) + off(),
		]
	})
}

/** Falls off towards one side, with the edge of somebody's shadow across. */
function lightOf({ shadow, light }: Camera, { width, height }: Size, random: Random) {
	const angle = random() * 2 * Math.PI
	const edge = (random() - 0.5) * 0.8
	const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
	return (x: number, y: number) => {
		const along = (x / width - 0.5) * cos + (y / height - 0.5) * sin
		const fall = 1 - (1 - shadow) * 0.5 * (along + 0.5)
		const isShaded = 1 / (1 + Math.exp(-(along - edge) * 30))
		return light * fall * (1 - (1 - shadow) * 0.6 * isShaded)
	}
}

/** Gives the eight numbers of the projection that takes four points to four others. */
function projection(from: Point[], to: Point[]): number[] {
	return solve(
		from.flatMap(([x, y], index) => {
			const [u = 0, v = 0] = to[index] ?? []
			return [
				[x, y, 1, 0, 0, 0, -u * x, -u * y, u],
				[0, 0, 0, x, y, 1, -v * x, -v * y, v],
			]
		}),
	)
}

/** Solves linear equations, whose right sides stand at the ends of the rows (Gauss and Jordan). */
function solve(rows: number[][]): number[] {
	for (let column = 0; column < rows.length; column++) {
		const rest = rows.slice(column).toSorted((one, other) => Math.abs(other[column] ?? 0) - Math.abs(one[column] ?? 0))
		rows.splice(column, rest.length, ...rest)
		const pivot = rows[column] ?? []
		const scale = pivot[column] ?? 1
		rows[column] = pivot.map((value) => value / scale)
		for (const [index, row] of rows.entries()) {
			const times = row[column] ?? 0
			if (index !== column) rows[index] = row.map((value, at) => value - times * (rows[column]?.[at] ?? 0))
		}
	}
	return rows.map((row) => row.at(-1) ?? 0)
}

function shakeKernel(shake: number, angle: number) {
	const size = 2 * Math.ceil(shake / 2) + 1
	const kernel = new Array<number>(size * size).fill(0)
	const steps = 12 * size
	for (let step = 0; step < steps; step++) {
		const along = (step / (steps - 1) - 0.5) * shake
		const x = Math.round(along * Math.cos(angle)) + (size - 1) / 2
		const y = Math.round(along * Math.sin(angle)) + (size - 1) / 2
		kernel[y * size + x] = (kernel[y * size + x] ?? 0) + 1
	}
	return { width: size, height: size, kernel, scale: steps }
}

function addNoise(pixels: Buffer, random: Random): void {
	for (let index = 0; index < pixels.length; index++)
		pixels[index] = Math.min(255, Math.max(0, (pixels[index] ?? 0) + (random() - 0.5) * 12))
}
