import type { StructureLine } from '@aravalli/shared/structure-line'
import { longestCommon } from './longest-common.ts'

type Lines = readonly StructureLine[]

/** Holds for places of one version the places of the same lines in another one. */
export type Pairs = Map<number, number>

/**
 * Finds the lines that two versions have in common: those with the same id, or else those that say the same, wherever they are, and
 * those that were written anew where they stood.
 */
export function pairedLines(mine: Lines, theirs: Lines): Pairs {
	const anchors = longestCommon(mine.map(keyOf), theirs.map(keyOf))
	const pairs: Pairs = new Map(anchors)
	pairRest(pairs, mine, theirs, (one, other) => keyOf(one) === keyOf(other))
	const [mineGap, theirGap] = [gapsOf(mine, anchors, 0), gapsOf(theirs, anchors, 1)]
	const isInPlace: IsSame = (one, other, i, j) => isFree(one, other) && mineGap[i] === theirGap[j]
	const isAlike = likeness(mine, theirs)
	pairRest(pairs, mine, theirs, (one, other, i, j) => isInPlace(one, other, i, j) && isAlike(i, j))
	const left = countOf(mineGap, (i) => !pairs.has(i))
	const taken = new Set(pairs.values())
	const theirLeft = countOf(theirGap, (j) => !taken.has(j))
	pairRest(pairs, mine, theirs, (one, other, i, j) => {
		const gap = mineGap[i] ?? 0
		return isInPlace(one, other, i, j) && left.get(gap) === 1 && theirLeft.get(gap) === 1
	})
	return pairs
}

const keyOf = ({ id, text }: StructureLine) => id ?? text

/** What has an id is known by it alone. */
const isFree = (one: StructureLine, other: StructureLine) =>
	one.id === undefined && other.id === undefined && one.depth === other.depth

/** Tells of two lines whether they have a third of their letters in common, in whole words: then it is one that was changed. */
function likeness(mine: Lines, theirs: Lines): (i: number, j: number) => boolean {
	const own = mine.map(({ text }) => text.split(/\s+/))
	const others = theirs.map(({ text }) => new Set(text.split(/\s+/)))
	return (i, j) => {
		const common = own[i]?.reduce((sum, word) => sum + (others[j]?.has(word) ? word.length : 0), 0) ?? 0
		return common * 3 >= Math.max(mine[i]?.text.length ?? 0, theirs[j]?.text.length ?? 0)
	}
}

type IsSame = (one: StructureLine, other: StructureLine, i: number, j: number) => boolean

/** Pairs each line that has none yet with the first of the other version that is the same. */
function pairRest(pairs: Pairs, mine: Lines, theirs: Lines, isSame: IsSame): void {
	const taken = new Set(pairs.values())
	for (const [i, one] of mine.entries()) {
		if (pairs.has(i)) continue
		const j = theirs.findIndex((other, place) => !taken.has(place) && isSame(one, other, i, place))
		if (j === -1) continue
		pairs.set(i, j)
		taken.add(j)
	}
}

/** Numbers the stretches between what is common. */
function gapsOf(lines: Lines, anchors: readonly [number, number][], side: 0 | 1): number[] {
	const places = new Set(anchors.map((pair) => pair[side]))
	let gap = 0
	return lines.map((_, place) => {
		if (places.has(place)) gap += 1
		return gap
	})
}

function countOf(gaps: number[], isCounted: (place: number) => boolean): Map<number, number> {
	const counts = new Map<number, number>()
	for (const [place, gap] of gaps.entries()) if (isCounted(place)) counts.set(gap, (counts.get(gap) ?? 0) + 1)
	return counts
}
