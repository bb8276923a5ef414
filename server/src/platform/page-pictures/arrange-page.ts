import type { Sharp } from 'sharp'
import type { OpenedPage } from './open-page.ts'
import type { PageCrop, PageTurn } from './page-pictures.ts'

/** Begins with the page turned and cut: cut as it is upright, and then turned. */
export function arrangePage({ begin, width, height }: OpenedPage, turn: PageTurn, crop: PageCrop | null): Sharp {
	const turned = turn === 0 ? begin() : begin().rotate(turn)
	if (!crop) return turned
	// What is turned is cut after that, so the part to be cut is turned as well.
	const isSideways = turn === 90 || turn === 270
	const { left, top, right, bottom } = turnedCrop(crop, turn)
	const [wide, high] = isSideways ? [height, width] : [width, height]
	const x = Math.floor(left * wide)
	const y = Math.floor(top * high)
	const area = { left: x, top: y, width: Math.ceil(right * wide) - x, height: Math.ceil(bottom * high) - y }
	return turned.extract({ ...area, width: Math.max(1, area.width), height: Math.max(1, area.height) })
}

/** Says where a part is after the whole is turned clockwise. */
function turnedCrop({ left, top, right, bottom }: PageCrop, turn: PageTurn): PageCrop {
	if (turn === 90) return { left: 1 - bottom, top: left, right: 1 - top, bottom: right }
	if (turn === 180) return { left: 1 - right, top: 1 - bottom, right: 1 - left, bottom: 1 - top }
	if (turn === 270) return { left: top, top: 1 - right, right: bottom, bottom: 1 - left }
	return { left, top, right, bottom }
}
