/**
 * Decides how the blocks of an infographic stand together on a wide page: which side by side, how wide each, on which ground.
 *
 * Blocks keep their order, because they are read one after the other. Of all ways to put them into bands the one is taken that wastes the
 * least room; on a phone they stand below one another whatever this says.
 */
import type { InfographicBlock } from '@aravalli/shared/study-material/item-contract'
import { heightOf, type Span } from './block-size.ts'

export type Ground = 'surface' | 'sunken' | 'sand' | 'wash' | 'night' | 'sky'

/** Names the widths of the left and the right side, in twelfths; 'whole' for a block that has the band for itself. */
export type Split = 'whole' | '7-5' | '6-6' | '5-7'

export interface Band<B = InfographicBlock> {
	split: Split
	/** Names, for three blocks, the side on which one is as high as the two others together. */
	tall: 'left' | 'right' | undefined
	blocks: { block: B /** Counts from 0 over the whole poster. */; index: number; ground: Ground }[]
}

interface Way {
	split: Split
	tall: Band['tall']
	count: number
	cost: number
}

const splits = [
	{ split: '7-5', left: 7, right: 5 },
	{ split: '6-6', left: 6, right: 6 },
	{ split: '5-7', left: 5, right: 7 },
] as const

/** An empty corner counts so much more than what is filled. */
const EMPTY = 1.5
/** A poster of full bands only would be a column. */
const FULL_BAND = 4

export function composePoster(blocks: InfographicBlock[]): Band[] {
	const bands: Band[] = []
	let start = 0
	for (const { split, tall, count } of bestWays(blocks)) {
		const own = blocks.slice(start, start + count)
		const grounds = groundsOf(own, bands)
		const from = start
		bands.push({
			split,
			tall,
			blocks: own.map((block, at) => ({ block, index: from + at, ground: grounds[at] ?? 'surface' })),
		})
		start += count
	}
	return bands
}

/** Tries bands from the end backwards: the best way for the rest is known when a band before it is tried. */
function bestWays(blocks: InfographicBlock[]): Way[] {
	const best: { cost: number; ways: Way[] }[] = [{ cost: 0, ways: [] }]
	for (let from = blocks.length - 1; from >= 0; from -= 1) {
		const tried = waysFor(blocks.slice(from, from + 3)).map((way) => {
			const after = best[way.count - 1] ?? { cost: 0, ways: [] }
			return { cost: way.cost + after.cost, ways: [way, ...after.ways] }
		})
		const first = tried.reduce((cheapest, other) => (other.cost < cheapest.cost ? other : cheapest))
		best.unshift(first)
	}
	return best[0]?.ways ?? []
}

function waysFor([first, second, third]: InfographicBlock[]): Way[] {
	if (!first) return []
	const ways: Way[] = [{ split: 'whole', tall: undefined, count: 1, cost: heightOf(first, 12) + FULL_BAND }]
	for (const { split, left, right } of splits) {
		if (!second) continue
		ways.push(band(split, undefined, [side(left, first), side(right, second)], 2))
		if (!third) continue
		ways.push(band(split, 'left', [side(left, first), side(right, second, third)], 3))
		ways.push(band(split, 'right', [side(left, first, second), side(right, third)], 3))
	}
	return ways
}

function band(split: Split, tall: Band['tall'], [left, right]: [number, number], count: number): Way {
	const height = Math.max(left, right)
	return { split, tall, count, cost: height + (height - Math.min(left, right)) * EMPTY }
}

/** Is more than any poster is high, so that it is never chosen. */
const TOO_NARROW = 10_000

/** Says how high the blocks of one side are together. */
function side(span: Span, ...blocks: InfographicBlock[]): number {
	return blocks.reduce((sum, block) => sum + (span < fewestColumns(block) ? TOO_NARROW : heightOf(block, span)), 0)
}

function fewestColumns(block: InfographicBlock): number {
	if (block.kind === 'heights') return 12
	if (block.kind === 'figures') return block.items.length === 3 ? 12 : 5
	if (block.kind === 'compare') return block.columns.length > 2 ? 7 : 6
	return 5
}

/** These grounds suit a kind, the best first. */
const suiting: Record<InfographicBlock['kind'], [Ground, ...Ground[]]> = {
	figures: ['night', 'sand', 'wash', 'surface', 'sunken'],
	heights: ['sky'],
	bars: ['surface', 'sand', 'wash', 'sunken'],
	parts: ['sand', 'surface', 'sunken', 'wash'],
	timeline: ['surface', 'wash', 'sand', 'sunken'],
	steps: ['wash', 'sand', 'surface', 'sunken'],
	levels: ['sunken', 'sand', 'surface', 'wash'],
	compare: ['surface', 'sunken', 'wash', 'sand'],
	facts: ['surface', 'sand', 'sunken', 'wash'],
}

/**
 * None has a ground of the band above it or of its own band, as far as four light grounds suffice. Night falls once, and not below a
 * ridge, whose foot is as dark.
 */
function groundsOf(blocks: InfographicBlock[], above: Band[]): Ground[] {
	const earlier = above.flatMap((band) => band.blocks.map(({ ground }) => ground))
	const last = above.at(-1)?.blocks.map(({ ground }) => ground) ?? []
	const isNightOver = earlier.includes('night') || last.includes('sky')
	const chosen: Ground[] = []
	for (const { kind } of blocks) {
		const free = suiting[kind].filter((ground) => !(chosen.includes(ground) || (ground === 'night' && isNightOver)))
		chosen.push(free.find((ground) => !last.includes(ground)) ?? free[0] ?? suiting[kind][0])
	}
	return chosen
}
