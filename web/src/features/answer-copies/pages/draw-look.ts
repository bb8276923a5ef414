import type { PageCrop, PageTurn } from '@aravalli/shared/answer-copies/copy'
import { WHOLE } from './rect.ts'

interface Drawing {
	source: HTMLCanvasElement | HTMLImageElement
	/** Is of the source as it is, before it is turned. */
	crop: PageCrop | null
	turn: PageTurn
	maxPixels: number
}

/** Gives a part of a picture, turned, as an address that an image can show. */
export function drawLook({ source, crop, turn, maxPixels }: Drawing): string {
	const size = sizeOf(source)
	const { left, top, right, bottom } = crop ?? WHOLE
	const part = { width: (right - left) * size.width, height: (bottom - top) * size.height }
	const scale = Math.min(1, maxPixels / Math.max(part.width, part.height))
	const [width, height] = [Math.max(1, Math.round(part.width * scale)), Math.max(1, Math.round(part.height * scale))]
	const isLying = turn === 90 || turn === 270
	const canvas = document.createElement('canvas')
	canvas.width = isLying ? height : width
	canvas.height = isLying ? width : height
	const context = canvas.getContext('2d')
	if (!context) return ''
	context.translate(canvas.width / 2, canvas.height / 2)
	context.rotate((turn * Math.PI) / 180)
	context.drawImage(
		source,
		...([left * size.width, top * size.height, part.width, part.height] as const),
		...([-width / 2, -height / 2, width, height] as const),
	)
	return canvas.toDataURL('image/jpeg', 0.8)
}

const sizeOf = (source: HTMLCanvasElement | HTMLImageElement) =>
	source instanceof HTMLImageElement
		? { width: source.naturalWidth, height: source.naturalHeight }
		: { width: source.width, height: source.height }
