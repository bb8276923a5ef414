import type { Bilingual } from '@aravalli/shared/language'
import type { InfographicFileBlock } from '../server/src/features/study-material/files/infographic-file.ts'
import { pairProblems } from './pair-problems.ts'

const blockCount = { fewest: 4, most: 7 }
const fewestKinds = 3

/** Each kind of block can show so many items and still be taken in at once. */
const itemCounts: Record<InfographicFileBlock['kind'], [fewest: number, most: number]> = {
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
		...(blocks.length < blockCount.fewest || blocks.length > blockCount.most
			? [`has ${blocks.length} blocks; ${blockCount.fewest} to ${blockCount.most} are wanted`]
			: []),
		...(kinds.size < fewestKinds ? [`has blocks of ${kinds.size} kinds; at least ${fewestKinds} are wanted`] : []),
		...blocks.flatMap((block, index) =>
			[...pairsIn(block).flatMap(([at, pair]) => pairProblems(at, pair)), ...shapeProblems(block)].map(
				(problem) => `block ${index + 1} ${problem}`,
			),
		),
	]
}

function shapeProblems(block: InfographicFileBlock): string[] {
	const [fewest, most] = itemCounts[block.kind]
	const count = block.kind === 'compare' ? block.rows.length : block.items.length
	const problems = count < fewest || count > most ? [`has ${count} items; ${fewest} to ${most} are wanted`] : []
	if (block.kind === 'parts') {
		const sum = block.items.reduce((total, { value }) => total + value, 0)
		if (Math.abs(sum - 100) > 0.5) problems.push(`has parts of ${sum} percent together`)
	}
	if (block.kind === 'compare') {
		if (block.columns.length < 2 || block.columns.length > 3) problems.push('compares neither 2 nor 3')
		const uneven = block.rows.filter(({ cells }) => cells.length !== block.columns.length)
		problems.push(...uneven.map(({ label }) => `has not one cell for each column in “${label.english}”`))
	}
	return problems
}

/** Finds every text of a block in both languages, and where it stands. */
function pairsIn(value: unknown, at = ''): [at: string, pair: Bilingual][] {
	if (typeof value !== 'object' || value === null) return []
	if ('english' in value && 'hindi' in value) return [[at, value as Bilingual]]
	return Object.entries(value).flatMap(([key, part]) => pairsIn(part, at ? `${at}.${key}` : key))
}
