import type { MindMapFileNode } from '../server/src/features/study-material/files/mind-map-file.ts'
import { lengthProblems } from './length-problems.ts'
import { pairProblems } from './pair-problems.ts'

const nodes = { fewest: 40, most: 110 }
const deepest = 4
const longest = { label: 44, note: 180 }
const mostChildren = 9

/** Says what is wrong with the tree of a mind map; one line each. */
export function mindMapProblems(tree: MindMapFileNode): string[] {
	const count = countNodes(tree)
	return [
		...(count < nodes.fewest || count > nodes.most
			? [`has ${count} nodes; ${nodes.fewest} to ${nodes.most} are wanted`]
			: []),
		...nodeProblems(tree, 1),
	]
}

const countNodes = ({ children = [] }: MindMapFileNode): number =>
	1 + children.reduce((sum, child) => sum + countNodes(child), 0)

function nodeProblems({ label, note, children = [] }: MindMapFileNode, level: number): string[] {
	const name = `“${label.english}”`
	const names = children.map((child) => child.label.english)
	return [
		...pairProblems(name, label),
		...lengthProblems(name, label, longest.label),
		...(note ? [...pairProblems(`the note of ${name}`, note), ...lengthProblems(name, note, longest.note)] : []),
		...(level > deepest ? [`${name} is on level ${level}; ${deepest} are wanted`] : []),
		...(children.length === 1 ? [`${name} has a single branch`] : []),
		...(children.length > mostChildren ? [`${name} has ${children.length} branches; at most ${mostChildren}`] : []),
		...(new Set(names).size < names.length ? [`${name} has a branch twice`] : []),
		...children.flatMap((child) => nodeProblems(child, level + 1)),
	]
}
