import type { StructureLine } from '@aravalli/shared/structure-line'
import { longestCommon } from './longest-common.ts'
import { type Pairs, pairedLines } from './paired-lines.ts'

/** Says what became of a line: one version has it alone, it says something else, or it is elsewhere. */
export type LineFate = 'onlyMine' | 'onlyTheirs' | 'lineChanged' | 'lineMoved'

/** Is a line in which two versions differ. */
export interface LineChange {
	fates: LineFate[]
	/** Is null where only the other version has it. */
	mine: StructureLine | null
	theirs: StructureLine | null
}

type Lines = readonly StructureLine[]

/** Lists the lines in which two versions of a structure differ, in their order. What hangs on a line that has moved is not listed for it. */
export function lineDifference(mine: Lines, theirs: Lines): LineChange[] {
	const pairs = pairedLines(mine, theirs)
	const moved = movedLines(mine, theirs, pairs)
	const own = mine.map((line, i): Placed => {
		const other = theirs[pairs.get(i) ?? -1] ?? null
		const fates: LineFate[] = []
		if (!other) fates.push('onlyMine')
		else if (other.text !== line.text) fates.push('lineChanged')
		if (moved.has(i)) fates.push('lineMoved')
		return { place: i, change: { fates, mine: line, theirs: other } }
	})
	return [...own, ...goneLines(theirs, pairs)]
		.filter(({ change }) => change.fates.length > 0)
		.sort((a, b) => a.place - b.place)
		.map(({ change }) => change)
}

interface Placed {
	place: number
	change: LineChange
}

/** A line that is gone is listed after what stood before it. */
function goneLines(theirs: Lines, pairs: Pairs): Placed[] {
	const placeOf = new Map([...pairs].map(([i, j]) => [j, i]))
	let before = -1
	return theirs.flatMap((line, j): Placed[] => {
		const place = placeOf.get(j)
		if (place === undefined)
			return [{ place: before + 0.5, change: { fates: ['onlyTheirs'], mine: null, theirs: line } }]
		before = place
		return []
	})
}

/** A line has moved where it is drawn elsewhere, or hangs on another one, or stands elsewhere among those beside it. */
function movedLines(mine: Lines, theirs: Lines, pairs: Pairs): Set<number> {
	const [above, theirAbove] = [parentsOf(mine), parentsOf(theirs)]
	const places = [...pairs.keys()].sort((a, b) => a - b)
	const otherOf = (place: number) => pairs.get(place) ?? -1
	const siblings = Map.groupBy(places, (place) => above[place] ?? -1)
	const stays = [...siblings].flatMap(([parent, all]) => {
		const alike = all.filter((place) => theirAbove[otherOf(place)] === otherOf(parent))
		const before = alike.toSorted((a, b) => otherOf(a) - otherOf(b))
		return longestCommon(alike.map(String), before.map(String)).map(([index]) => alike[index])
	})
	const stayed = new Set(stays)
	return new Set(places.filter((place) => !stayed.has(place) || isElsewhere(mine[place], theirs[otherOf(place)])))
}

const isElsewhere = (one?: StructureLine, other?: StructureLine) => String(one?.at) !== String(other?.at)

/** Gives for each line the one on which it hangs; -1: none. */
function parentsOf(lines: Lines): number[] {
	const last: number[] = []
	return lines.map(({ depth }, place) => {
		last.length = Math.min(last.length, depth)
		const parent = last.findLast((one) => one !== undefined) ?? -1
		last[depth] = place
		return parent
	})
}
