import type { MindMapFileNode } from '../server/src/features/study-material/files/mind-map-file.ts'
import { lengthProblems } from './length-problems.ts'

const deepest = 4
const longest = { label: 44, note: 180 }
const mostChildren = 9

/** Says what is wrong with the tree of a mind map; one line each. */
export function mindMapProblems({ label, note, children = [] }: MindMapFileNode, level = 1): string[] {
	const name = `“${label.english}”`
	const names = children.map((child) => child.label.english)
	return [
		...lengthProblems(name, label, longest.label),
		...(note ? lengthProblems(`the note of ${name}`, note, longest.note) : []),
		...(level > deepest ? [`${name} is on level ${level}; ${deepest} are wanted`] : []),
		...(children.length === 1 ? [`${name} has a single branch`] : []),
		...(children.length > mostChildren ? [`${name} has ${children.length} branches; at most ${mostChildren}`] : []),
		...(new Set(names).size < names.length ? [`${name} has a branch twice`] : []),
		...children.flatMap((child) => mindMapProblems(child, level + 1)),
	]
}
