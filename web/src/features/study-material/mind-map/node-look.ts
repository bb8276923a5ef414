/**
 * This file says how large nodes are: their letters, their lines and what stands beside them. Lengths in rem become
 * pixels here.
 */
import type { Size } from '../canvas/camera.ts'
import type { Spacing } from './lay-out.ts'
import type { MapNode } from './read-tree.ts'
import { type WrappedLabel, wrapLabel } from './wrap-label.ts'

export interface Setting {
	/** Holds the pixels of a rem, which are the reader's text size. */
	rem: number
	/** Asks for short lines, so that two levels are side by side on a telephone. */
	isNarrow: boolean
	/** Devanagari needs room for matras above and below. */
	hasMatras: boolean
}

/** CSS has this weight and family; the size is in rem. */
export interface Letters {
	kind: 'root' | 'main' | 'text'
	size: number
	weight: number
}

export type MeasureText = (words: string, letters: Letters) => number

export interface NodeLook extends Size {
	lines: string[]
	lastWidth: number
	/** Each line's letters stand here, measured from the node's top. */
	baselines: number[]
	/** The text begins here, from the inner edge; on the left side from the left edge. */
	before: number
	/** So much room lies between the text and the outer edge. */
	after: number
	/** Is the line on which the label stands, from the node's top. */
	ground: number
}

/** A finger needs so much height to touch a node. */
const LEAST_HEIGHT = 44

const letters: Record<Letters['kind'], Letters> = {
	root: { kind: 'root', size: 1.125, weight: 640 },
	main: { kind: 'main', size: 1, weight: 600 },
	text: { kind: 'text', size: 0.9375, weight: 400 },
}

/** Lines are at most this wide, in rem: on a telephone and elsewhere. */
const widest = { root: [6.75, 11], main: [8, 12], text: [8.5, 14] } as const

const lineHeight = { latin: 1.3, matras: 1.55 }

/** Lengths are in rem. */
const room = {
	root: { aside: 0.875, above: 0.625, below: 0.875 },
	/** Leaves room for the number of a main branch, and for the sign that opens and folds, which counts what is folded. */
	number: 1.75,
	knob: 2.25,
	/** Leaves room for the sign of a note, after the last word. */
	note: 1,
	aside: 0.25,
	above: 0.375,
	/** Reaches from the last line's letters to the ground: the hills are between. Under it is what hangs on it. */
	below: { root: 0, main: 0.8125, text: 0.6875 },
	underGround: { bare: 0.5, withSign: 0.8125 },
}

export const spacing = ({ rem, isNarrow }: Setting): Spacing => ({
	across: (isNarrow ? 2.25 : 4) * rem,
	main: (isNarrow ? 0.5 : 1) * rem,
	open: 0.75 * rem,
	leaf: 0.125 * rem,
})

export function lettersOf({ level }: MapNode): Letters {
	if (level === 1) return letters.root
	return level === 2 ? letters.main : letters.text
}

export function lookOf(node: MapNode, setting: Setting, measure: MeasureText): NodeLook {
	const font = lettersOf(node)
	const most = widest[font.kind][setting.isNarrow ? 0 : 1] * setting.rem
	const wrapped = wrapLabel(node.label, most, (words) => measure(words, font))
	return font.kind === 'root' ? rootLook(node, wrapped, setting) : branchLook(node, wrapped, setting)
}

function linePitch({ size }: Letters, { rem, hasMatras }: Setting): number {
	return size * rem * (hasMatras ? lineHeight.matras : lineHeight.latin)
}

function rootLook(node: MapNode, wrapped: WrappedLabel, setting: Setting): NodeLook {
	const { rem } = setting
	const { aside, above, below } = room.root
	const pitch = linePitch(letters.root, setting)
	const height = Math.max(LEAST_HEIGHT, wrapped.lines.length * pitch + (above + below) * rem)
	const noteWidth = node.note ? room.note * rem : 0
	const firstLine = (height - (below - above) * rem - wrapped.lines.length * pitch) / 2
	return {
		lines: wrapped.lines,
		lastWidth: wrapped.lastWidth,
		width: wrapped.width + 2 * aside * rem + noteWidth,
		height,
		baselines: wrapped.lines.map((_, index) => firstLine + (index + 0.72) * pitch),
		before: aside * rem,
		after: aside * rem,
		ground: height / 2,
	}
}

function branchLook(node: MapNode, wrapped: WrappedLabel, setting: Setting): NodeLook {
	const { rem } = setting
	const font = lettersOf(node)
	const pitch = linePitch(font, setting)
	const isMain = font.kind === 'main'
	const hasKnob = node.children.length > 0
	const before = (isMain ? room.number : room.aside) * rem
	const after = (hasKnob ? room.knob : room.aside) * rem
	const below = room.below[font.kind] * rem
	const underGround = room.underGround[isMain || hasKnob ? 'withSign' : 'bare'] * rem
	const count = wrapped.lines.length
	// A line's letters do not fill what is below them.
	const needed = (count - 0.2) * pitch + room.above * rem + below + underGround
	const height = Math.max(LEAST_HEIGHT, needed)
	const ground = height - underGround
	return {
		lines: wrapped.lines,
		lastWidth: wrapped.lastWidth,
		width: before + wrapped.width + (node.note ? room.note * rem : 0) + after,
		height,
		baselines: wrapped.lines.map((_, index) => ground - below - (count - 1 - index) * pitch),
		before,
		after,
		ground,
	}
}
