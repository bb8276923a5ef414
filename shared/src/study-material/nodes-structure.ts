import { oneLine } from '../content/clean-copy.ts'
import type { Structure } from '../content/fields.ts'
import type { MindMap } from './item-contract.ts'
import { nodeNumbers } from './node-numbers.ts'
import { readOutline, writeOutline } from './nodes-outline.ts'

export type Nodes = MindMap['nodes']

export const nodeLimits = { nodes: 400, level: 12, label: 160, note: 600 } as const

/** Is a tree as an outline: each node is followed by what hangs on it, one level deeper. */
export const nodesStructure: Structure<Nodes> = {
	empty: [],
	clean: (nodes) =>
		nodes.map(({ level, label, note }) => {
			const said = oneLine(note ?? '')
			return { level, label: oneLine(label), ...(said !== '' && { note: said }) }
		}),
	isEmpty: (nodes) => nodes.every(({ label }) => label.trim() === ''),
	problems: (nodes) => {
		if (nodes.length > nodeLimits.nodes) return [{ path: '', code: 'too-many-entries', limit: nodeLimits.nodes }]
		if (!isTree(nodes)) return [{ path: '', code: 'tree-broken' }]
		return nodes.flatMap(({ label, note = '' }, index) => [
			...(label.trim() === '' ? [{ path: `.${index}.label`, code: 'field-required' }] : []),
			...tooLong(label, nodeLimits.label, `.${index}.label`),
			...tooLong(note, nodeLimits.note, `.${index}.note`),
		])
	},
	texts: (nodes) => nodes.flatMap(({ label, note }) => (note ? [label, note] : [label])),
	lines: (nodes) => {
		const numbers = nodeNumbers(nodes)
		return nodes.map(({ level, label, note }, index) => ({
			depth: level - 1,
			number: numbers[index] ?? '',
			text: note ? `${label} — ${note}` : label,
		}))
	},
	form: (nodes) => nodes.map(({ level }) => level).join(' '),
	copyMax: 200_000,
	cell: { write: writeOutline, read: readOutline },
	sample: [
		{ level: 1, label: 'Root' },
		{ level: 2, label: 'Branch', note: 'A sentence more' },
	],
}

/** The first node is the root and the only one of its level; nothing hangs two levels below what it follows. */
const isTree = (nodes: Nodes) =>
	nodes.every(({ level }, index) => {
		const before = nodes[index - 1]
		return before ? level >= 2 && level <= before.level + 1 && level <= nodeLimits.level : level === 1
	})

export const tooLong = (text: string, limit: number, path: string) =>
	text.length > limit ? [{ path, code: 'field-too-long', limit }] : []
