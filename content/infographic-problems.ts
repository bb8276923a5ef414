import type { InfographicFileBlock } from '../server/src/features/study-material/files/infographic-file.ts'
import type { Range } from './demo.ts'
import { rangeProblems } from './range-problems.ts'

const fewestKinds = 3

/** Each kind of block can show so many items and still be taken in at once. */
const itemCounts: Record<InfographicFileBlock['kind'], Range> = {
	figures: [2, 4],
	bars: [3, 9],
	heights: [3, 7],
	parts: [2, 6],
	timeline: [3, 9],
	steps: [3, 8],
	levels: [2, 6],
	compare: [3, 8],
	facts: [3, 8],
}

/** Says what is wrong with the blocks of an infographic; one line each. */
export function infographicProblems(blocks: InfographicFileBlock[]): string[] {
	const kinds = new Set(blocks.map(({ kind }) => kind))
	return [
		...(kinds.size < fewestKinds ? [`has blocks of ${kinds.size} kinds; at least ${fewestKinds} are wanted`] : []),
		...blocks.flatMap((block, index) => blockProblems(block).map((problem) => `block ${index + 1} ${problem}`)),
	]
}

/** That parts are a whole and rows have a cell for each column is asked for when they are published. */
function blockProblems(block: InfographicFileBlock): string[] {
	const count = block.kind === 'compare' ? block.rows.length : block.items.length
	return [
		...rangeProblems(count, 'items', itemCounts[block.kind]),
		...(block.kind === 'compare' ? rangeProblems(block.columns.length, 'columns', [2, 3]) : []),
	]
}
