/** Says what becomes of an outline when a row of it is moved. Whatever hangs on a row goes with it, and it always remains a tree. */
import { nodeLimits } from '@aravalli/shared/study-material/nodes-structure'
import { isBlank, mended, type OutlineRow } from './outline-rows.ts'

export interface Moved {
	rows: OutlineRow[]
	/** Is where the row is that was moved or added, or what stands in the place of one that was removed. */
	at: number
}

type Rows = readonly OutlineRow[]

/** Is null where it cannot be done. */
type Move = (rows: Rows, at: number) => Moved | null

/** Finds the first row that does not hang on this one. */
export function branchEnd(rows: Rows, at: number): number {
	const end = rows.findIndex(({ level }, index) => index > at && level <= levelAt(rows, at))
	return end === -1 ? rows.length : end
}

/** Adds a row beside this one: below all that hangs on it, or as the first branch of the root. */
const add: Move = (rows, at) => {
	if (rows.length >= nodeLimits.nodes) return null
	const level = levelAt(rows, at)
	const to = level === 1 ? at + 1 : branchEnd(rows, at)
	const blank = { level: Math.max(2, level), english: { label: '', note: '' }, hindi: { label: '', note: '' } }
	return { rows: rows.toSpliced(to, 0, blank), at: to }
}

/** Hangs the row on the one that stands beside it, above. */
const indent: Move = (rows, at) => {
	const end = branchEnd(rows, at)
	const branch = rows.slice(at, end)
	const isDeepest = branch.some(({ level }) => level >= nodeLimits.level)
	if (levelAt(rows, at) < 2 || levelAt(rows, at - 1) < levelAt(rows, at) || isDeepest) return null
	return { rows: rows.toSpliced(at, branch.length, ...shifted(branch, 1)), at }
}

/** Puts the row beside the one on which it hangs, below it. */
const outdent: Move = (rows, at) => {
	const level = levelAt(rows, at)
	if (level < 3) return null
	const branch = rows.slice(at, branchEnd(rows, at))
	const parent = rows.findLastIndex((row, index) => index < at && row.level === level - 1)
	const to = branchEnd(rows, parent) - branch.length
	return { rows: rows.toSpliced(at, branch.length).toSpliced(to, 0, ...shifted(branch, -1)), at: to }
}

const up: Move = (rows, at) => {
	const level = levelAt(rows, at)
	const to = rows.findLastIndex((row, index) => index < at && row.level <= level)
	if (level < 2 || levelAt(rows, to) !== level) return null
	const branch = rows.slice(at, branchEnd(rows, at))
	return { rows: rows.toSpliced(at, branch.length).toSpliced(to, 0, ...branch), at: to }
}

const down: Move = (rows, at) => {
	const next = branchEnd(rows, at)
	if (levelAt(rows, at) < 2 || levelAt(rows, next) !== levelAt(rows, at)) return null
	const length = next - at
	const to = branchEnd(rows, next) - length
	return { rows: rows.toSpliced(at, length).toSpliced(to, 0, ...rows.slice(at, next)), at: to }
}

/** The root stays. */
const remove: Move = (rows, at) => {
	if (at === 0) return null
	return { rows: rows.toSpliced(at, branchEnd(rows, at) - at), at: at - 1 }
}

/** Removes a row in which nothing is written, and on which nothing hangs. */
const removeBlank: Move = (rows, at) => {
	const row = rows[at]
	return row && isBlank(row) && branchEnd(rows, at) === at + 1 ? remove(rows, at) : null
}

export const outlineMoves = { add, indent, outdent, up, down, remove, removeBlank }

export type OutlineMove = keyof typeof outlineMoves

/** Puts a branch back that was removed from there, wherever that is by now. */
export function putBack(rows: Rows, at: number, branch: Rows): OutlineRow[] {
	return mended(rows.toSpliced(Math.max(1, at), 0, ...branch)).slice(0, nodeLimits.nodes)
}

const levelAt = (rows: Rows, at: number) => rows[at]?.level ?? 0

const shifted = (branch: Rows, levels: number) => branch.map((row) => ({ ...row, level: row.level + levels }))
