import type { Size, Turn } from '../drawing/page-point.ts'
import { turnedSize } from '../drawing/page-point.ts'

const steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4]
/** A page as wide as a large screen is hard to read. */
const MOST_WIDE = 1_100

/** Gives the next size up or down; 0 gives the width of the desk. */
export function steppedZoom(zoom: number, direction: 1 | -1 | 0): number {
	if (direction === 0) return 1
	const next = direction === 1 ? steps.find((step) => step > zoom + 0.01) : steps.findLast((step) => step < zoom - 0.01)
	return next ?? zoom
}

/** Keeps what two fingers do within sense. */
export const pinchedZoom = (zoom: number, ratio: number): number =>
	Math.min(Math.max(zoom * ratio, steps[0] ?? zoom), steps.at(-1) ?? zoom)

/** Gives how large a page is shown before it is turned: at 1 it fills the width of the room. */
export function shownSize(page: Size, room: Size, turn: Turn, zoom: number): Size {
	const scale = (Math.min(room.width, MOST_WIDE) / turnedSize(page, turn).width) * zoom
	return { width: Math.round(page.width * scale), height: Math.round(page.height * scale) }
}
