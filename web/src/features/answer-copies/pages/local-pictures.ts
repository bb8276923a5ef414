/**
 * Makes small pictures of the files that were chosen, to be shown before the server has them and measured for their
 * quality; for as long as the page is open. What a browser cannot read, such as HEIC and PDF, waits for the server.
 */
import { type PageWarning, warningsOf } from '@aravalli/shared/answer-copies/page-quality'
import { measurePage, QUALITY_SIDE_PIXELS } from '@aravalli/shared/measure-page'

export interface LocalPicture {
	canvas: HTMLCanvasElement
	warnings: PageWarning[]
}

/** It is enough to find the edges of the paper on a phone. */
const SIDE_PIXELS = 960

const made = new Map<string, LocalPicture | null>()
const listeners = new Set<() => void>()
/** One after the other: a phone has no memory for twelve large pictures at once. */
let making: Promise<unknown> = Promise.resolve()
const asked = new Set<string>()

export function subscribePictures(listener: () => void): () => void {
	listeners.add(listener)
	return () => listeners.delete(listener)
}

/** Is undefined while it is not known, null where the browser cannot read it. */
export const readPicture = (uploadKey: string): LocalPicture | null | undefined => made.get(uploadKey)

export function askForPicture(uploadKey: string, file: Blob): void {
	if (asked.has(uploadKey)) return
	asked.add(uploadKey)
	making = making.then(async () => {
		made.set(uploadKey, await pictureOf(file).catch(() => null))
		for (const listener of listeners) listener()
	})
}

async function pictureOf(file: Blob): Promise<LocalPicture> {
	const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
	const canvas = drawn(bitmap, SIDE_PIXELS)
	bitmap.close()
	return { canvas, warnings: warningsOf(measurePage(greyOf(drawn(canvas, QUALITY_SIDE_PIXELS)))) }
}

function drawn(source: ImageBitmap | HTMLCanvasElement, side: number): HTMLCanvasElement {
	const scale = Math.min(1, side / Math.max(source.width, source.height))
	const canvas = document.createElement('canvas')
	canvas.width = Math.max(1, Math.round(source.width * scale))
	canvas.height = Math.max(1, Math.round(source.height * scale))
	const context = canvas.getContext('2d', { willReadFrequently: true })
	if (!context) throw new Error('the browser cannot draw')
	context.imageSmoothingQuality = 'high'
	context.fillStyle = '#fff'
	context.fillRect(0, 0, canvas.width, canvas.height)
	context.drawImage(source, 0, 0, canvas.width, canvas.height)
	return canvas
}

function greyOf(canvas: HTMLCanvasElement) {
	const { width, height } = canvas
	const colours = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
	const pixels = new Uint8ClampedArray(width * height)
	for (let index = 0; index < pixels.length; index += 1) {
		const at = index * 4
		pixels[index] = 0.299 * (colours[at] ?? 0) + 0.587 * (colours[at + 1] ?? 0) + 0.114 * (colours[at + 2] ?? 0)
	}
	return { width, height, pixels }
}
