import type { PlaceKind } from '@aravalli/shared/study-material/item-contract'

export interface PlaceSign {
	/** Is the outline, in a square of 24. */
	shape: string
	/** This shape is cut out of it. */
	cut?: string
	/** Draws lines upon the shape, as if cut out. */
	lines?: string
	/** Draws lines within the cut, in the colour of the shape. */
	inner?: string
}

const dot = (x: number, y: number, radius: number) =>
	`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`

/**
 * The map's marks are those of a school atlas: each kind has its own shape, so that nobody needs its colour. They come
 * in the order in which the kinds stand in legends and lists. Their colours are in marks.module.css.
 */
export const placeSigns: Record<PlaceKind, PlaceSign> = {
	town: { shape: dot(12, 12, 8), cut: dot(12, 12, 5.4), inner: dot(12, 12, 1.4) },
	lake: {
		shape: dot(12, 12, 10.5),
		lines: 'M5.6 9.6q1.6-2.2 3.2 0t3.2 0t3.2 0t3.2 0M5.6 14.6q1.6-2.2 3.2 0t3.2 0t3.2 0t3.2 0',
	},
	dam: {
		shape: 'M4 2.5h16a1.5 1.5 0 0 1 1.5 1.5v16a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 20V4A1.5 1.5 0 0 1 4 2.5z',
		cut: 'M5 18.5L8.5 5.5h3v13z',
		lines: 'M14 9.5h5M14 13.5h5M14 17.5h5',
	},
	mineral: {
		shape: 'M12 .8L23.2 12 12 23.2.8 12z',
		lines: 'M8.6 7.8h6.8l2.8 3.4L12 17.6l-6.2-6.4zM5.8 11.2h12.4M12 17.2l-2.4-6 2.4-3.2 2.4 3.2z',
	},
	wildlife: {
		shape: 'M12 1l9.8 5.5v11L12 23l-9.8-5.5v-11z',
		cut: `M12 12c2.4 0 4.2 2.2 4.2 4 0 1.4-1 2-2.1 2-.8 0-1.3-.4-2.1-.4s-1.3.4-2.1.4c-1.1 0-2.1-.6-2.1-2 0-1.8 1.8-4 4.2-4z${dot(6.9, 11.2, 1.6)}${dot(10, 7.8, 1.7)}${dot(14, 7.8, 1.7)}${dot(17.1, 11.2, 1.6)}`,
	},
	fort: {
		shape: 'M2.5 22.5V3.5h4.2v3.2h3.1V3.5h4.4v3.2h3.1V3.5h4.2v19z',
		cut: 'M9 22.6v-5.4a3 3 0 0 1 6 0v5.4zM6 11h2.4v2.4H6zM15.6 11H18v2.4h-2.4z',
	},
	heritage: {
		shape: 'M3.5 22.5V11.5C3.5 6.8 8.6 5.6 12 1.2c3.4 4.4 8.5 5.6 8.5 10.3v11z',
		cut: 'M7.6 22.6v-9.2c0-2.6 2.4-3.6 4.4-6 2 2.4 4.4 3.4 4.4 6v9.2z',
		inner: 'M10 22v-7.6a2 2 0 0 1 4 0V22',
	},
	peak: {
		shape: 'M.8 21.8C5.4 20.6 7 2.6 12 2.6s6.6 18 11.2 19.2z',
		cut: 'M12 5.4c1.6 0 2.5 2 3.3 4.6-1.2 1.2-2 .2-3.2 1.5-1.2-1.2-2.2.2-3.4-1.2.8-2.8 1.7-4.9 3.3-4.9z',
	},
	power: {
		shape: 'M7.6 1.8h8.8l5.8 5.8v8.8l-5.8 5.8H7.6l-5.8-5.8V7.6z',
		cut: 'M13.4 4.4L6.6 13.4h4.2l-.8 6.2 7-9.4h-4.4z',
	},
	fair: {
		shape: 'M12 .8l11 11.4-2.2 1.6V22.5H3.2V13.8L1 12.2z',
		cut: 'M12 11.4l4.2 11.2H7.8z',
	},
}
