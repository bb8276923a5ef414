/**
 * Knows parts of a picture, in shares of its width and height, from 0 to 1. A crop is kept of the upright picture, before
 * it is turned; what somebody sees and drags is turned. These rules lead from one to the other.
 */
import type { PageCrop, PageTurn } from '@aravalli/shared/answer-copies/copy'

export const WHOLE: PageCrop = { left: 0, top: 0, right: 1, bottom: 1 }

/** A part that is narrower or lower than this is no page. It is what the server accepts. */
export const SMALLEST_SHARE = 0.1

export type Edge = keyof PageCrop

/** Says where a part of a picture lies once the whole is turned clockwise. */
export function turnedRect({ left, top, right, bottom }: PageCrop, turn: PageTurn): PageCrop {
	if (turn === 90) return { left: 1 - bottom, top: left, right: 1 - top, bottom: right }
	if (turn === 180) return { left: 1 - right, top: 1 - bottom, right: 1 - left, bottom: 1 - top }
	if (turn === 270) return { left: top, top: 1 - right, right: bottom, bottom: 1 - left }
	return { left, top, right, bottom }
}

export const addTurns = (one: PageTurn, other: number): PageTurn => ((((one + other) % 360) + 360) % 360) as PageTurn

/** Says where the part lies in the whole, of which `outer` is a part, too. @param inner in shares of `outer` */
export function rectOf(outer: PageCrop, inner: PageCrop): PageCrop {
	const width = outer.right - outer.left
	const height = outer.bottom - outer.top
	return {
		left: outer.left + inner.left * width,
		top: outer.top + inner.top * height,
		right: outer.left + inner.right * width,
		bottom: outer.top + inner.bottom * height,
	}
}

/** Says the same in shares of `outer`. @returns null where it reaches beyond `outer` */
export function rectWithin(outer: PageCrop, rect: PageCrop): PageCrop | null {
	const width = outer.right - outer.left
	const height = outer.bottom - outer.top
	const inner = {
		left: (rect.left - outer.left) / width,
		top: (rect.top - outer.top) / height,
		right: (rect.right - outer.left) / width,
		bottom: (rect.bottom - outer.top) / height,
	}
	const isInside = Math.min(inner.left, inner.top) > -ROUNDING && Math.max(inner.right, inner.bottom) < 1 + ROUNDING
	return isInside ? inner : null
}

const ROUNDING = 0.002

/** Moves one edge, which stays inside and leaves a page between it and the one across. */
export function withEdge(rect: PageCrop, edge: Edge, share: number): PageCrop {
	const { left, top, right, bottom } = rect
	const limits: Record<Edge, [number, number]> = {
		left: [0, right - SMALLEST_SHARE],
		top: [0, bottom - SMALLEST_SHARE],
		right: [left + SMALLEST_SHARE, 1],
		bottom: [top + SMALLEST_SHARE, 1],
	}
	const [low, high] = limits[edge]
	return { ...rect, [edge]: Math.min(high, Math.max(low, share)) }
}

/** Makes a crop of what was chosen: rounded, and null for the whole. */
export function cropOf(rect: PageCrop): PageCrop | null {
	const round = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 10_000
	const crop = { left: round(rect.left), top: round(rect.top), right: round(rect.right), bottom: round(rect.bottom) }
	return isSameRect(crop, WHOLE) ? null : crop
}

export function isSameRect(one: PageCrop | null, other: PageCrop | null): boolean {
	const [a, b] = [one ?? WHOLE, other ?? WHOLE]
	return (['left', 'top', 'right', 'bottom'] as const).every((edge) => Math.abs(a[edge] - b[edge]) < ROUNDING)
}
