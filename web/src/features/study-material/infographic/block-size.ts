/**
 * This file says how much room a block takes, only as exactly as the choice of its place on the poster needs. Lengths
 * are in rem.
 */
import type { InfographicBlock } from '@aravalli/shared/study-material/item-contract'

/** A block takes so many of the twelve columns of a poster. */
export type Span = 5 | 6 | 7 | 12

type Sized = { label: string; text?: string | undefined }

/**
 * A block of this width lies wide: figures side by side, a way in rows, facts in two columns. The styles of each kind
 * have the same limit.
 */
const WIDE = 44
const LINE = 1.75
/** More dates than these stand left and right of a line that goes down. */
export const MOMENTS_IN_A_ROW = 5

export function heightOf(block: InfographicBlock, span: Span): number {
	const width = span * 6 - 3
	const head = linesOf(block.title, 1.5, width - 2) * 2 + (block.note ? linesOf(block.note, 1, width - 2) * 1.6 : 0)
	return 4 + head + drawingHeight(block, width)
}

function drawingHeight(block: InfographicBlock, width: number): number {
	return width > WIDE ? wideHeight(block, width) : narrowHeight(block, width)
}

function narrowHeight(block: InfographicBlock, width: number): number {
	switch (block.kind) {
		case 'figures':
			return Math.ceil(block.items.length / 2) * 8
		case 'bars':
			return 2 + sum(block.items, ({ label }) => 1.6 + linesOf(label, 1, width - 6) * 1.6)
		case 'parts':
			return 6 + block.items.length * 3
		case 'timeline':
			return sum(block.items, (item) => 2.8 + wordsHeight(item, width - 3))
		case 'steps':
			return sum(block.items, (item) => 1.2 + wordsHeight(item, width - 4))
		case 'facts':
			return sum(block.items, (item) => 1.4 + wordsHeight(item, width - 4))
		default:
			return wideHeight(block, width)
	}
}

function wideHeight(block: InfographicBlock, width: number): number {
	switch (block.kind) {
		case 'figures':
			return 8
		case 'heights':
			return 24
		case 'bars':
			return 2 + block.items.length * 2.5
		case 'parts':
			return 5 + Math.ceil(block.items.length / 3) * 3.5
		case 'timeline':
			return block.items.length > MOMENTS_IN_A_ROW
				? sum(block.items, (item) => 2.8 + wordsHeight(item, width / 2 - 3)) * 0.6
				: 4.5 + highest(block.items, width / block.items.length - 1.5)
		case 'steps':
			return Math.ceil(block.items.length / 4) * (4 + highest(block.items, width / 4 - 2))
		case 'levels':
			return sum(block.items, (item) => 1.8 + wordsHeight(item, width * 0.75))
		case 'compare':
			return 4 + sum(block.rows, ({ label, cells }) => rowHeight([label, ...cells], width))
		case 'facts':
			return sum(block.items, (item) => 1.4 + wordsHeight(item, width / 2 - 3)) / 2
	}
}

function wordsHeight({ label, text }: Sized, width: number): number {
	return (linesOf(label, 1.06, width) + (text ? linesOf(text, 1, width) : 0)) * LINE
}

function rowHeight(texts: string[], width: number): number {
	return 1.2 + Math.max(...texts.map((text) => linesOf(text, 1, width / texts.length - 1.5))) * LINE
}

/** @param size of its letters; a letter is half as wide */
function linesOf(text: string, size: number, width: number): number {
	return Math.max(1, Math.ceil((text.length * size * 0.5) / width))
}

const sum = <T>(items: T[], of: (item: T) => number) => items.reduce((total, item) => total + of(item), 0)
const highest = (items: Sized[], width: number) => Math.max(...items.map((item) => wordsHeight(item, width)))
