/**
 * This file places the names of a map. It is greedy, as on a sheet that is lettered by hand: the names that come first
 * take the best free side of their mark, and a name for which no side is free is left out until the map is nearer.
 * Nothing overlaps: neither another name nor any mark.
 */

/** Lengths are in pixels of the map at its present scale, from the upper left corner of the sheet. */
export interface Box {
	left: number
	top: number
	width: number
	height: number
}

export interface LabelWanted {
	id: string
	/** The name may stand at these places, the best first. Each is the middle of what it names. */
	at: readonly (readonly [x: number, y: number])[]
	/** Is the size of the name itself. */
	width: number
	height: number
	/** The name keeps this distance from `at`; 0 stands upon it, as the name of a river does. */
	radius: number
	/** It is spoken of: rather than be left out it covers marks, but never another name. */
	mustStand?: boolean
}

/** The offset leads from the point that it names to its upper left corner. */
export interface PlacedLabel {
	id: string
	/** Is the index in `at`. */
	place: number
	left: number
	top: number
}

export const overlap = (a: Box, b: Box) =>
	a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height

const isInside = (box: Box, sheet: Box) =>
	box.left >= sheet.left &&
	box.top >= sheet.top &&
	box.left + box.width <= sheet.left + sheet.width &&
	box.top + box.height <= sheet.top + sheet.height

/** Tries right first, as maps are read; then left, above, below, and the corners. */
function sides({ width, height, radius }: LabelWanted): { left: number; top: number }[] {
	if (radius === 0) return [{ left: -width / 2, top: -height / 2 }]
	// The name stands beside the corner of a mark, which is as wide as it is high.
	const near = radius * 0.8
	const middle = { left: -width / 2, top: -height / 2 }
	return [
		{ left: radius, top: middle.top },
		{ left: -radius - width, top: middle.top },
		{ left: middle.left, top: -radius - height },
		{ left: middle.left, top: radius },
		{ left: near, top: -near - height },
		{ left: near, top: near },
		{ left: -near - width, top: -near - height },
		{ left: -near - width, top: near },
	]
}

/**
 * @param wanted the most important first
 * @param taken what no name may cover, such as the marks
 * @returns those for which there is room
 */
export function placeLabels(wanted: readonly LabelWanted[], taken: readonly Box[], sheet: Box): PlacedLabel[] {
	const names: Box[] = []
	return wanted.flatMap((label) => {
		const free =
			freeSide(label, [...taken, ...names], sheet) ?? (label.mustStand ? freeSide(label, names, sheet) : null)
		if (!free) return []
		names.push(free.box)
		return [free.placed]
	})
}

function freeSide(label: LabelWanted, occupied: readonly Box[], sheet: Box): { box: Box; placed: PlacedLabel } | null {
	const { id, at, width, height } = label
	for (const [place, [x, y]] of at.entries()) {
		for (const { left, top } of sides(label)) {
			const box = { left: x + left, top: y + top, width, height }
			const isFree = isInside(box, sheet) && !occupied.some((other) => overlap(box, other))
			if (isFree) return { box, placed: { id, place, left, top } }
		}
	}
	return null
}
