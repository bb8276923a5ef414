import type { MindMap } from './item-contract.ts'

type Nodes = MindMap['nodes']

/**
 * Writes a tree as an outline: a line for each node, two spaces for each level, and ` — ` before a note. A backslash stands before a dash
 * or a backslash that belongs to a label, and alone for a label in which nothing is written.
 */
export function writeOutline(nodes: Nodes): string {
	return nodes
		.map(({ level, label, note }) => {
			const said = label === '' ? '\\' : label.replace(/[\\—]/g, '\\$&')
			return `${'  '.repeat(level - 1)}${said}${note ? ` — ${note}` : ''}`
		})
		.join('\n')
}

/** Lines in which nothing stands are left out; a tab counts as two spaces. */
export function readOutline(text: string): Nodes {
	return text
		.split(/\r\n?|\n/)
		.filter((line) => line.trim() !== '')
		.map((line) => readNode(line.replaceAll('\t', '  ')))
}

function readNode(line: string): Nodes[number] {
	const indent = line.search(/\S/)
	const [, label = '', note] = /^((?:\\.|[^\\])*?\\?)(?: — (.*))?$/s.exec(line.slice(indent)) ?? []
	const said = note?.trim()
	return {
		level: 1 + Math.floor(indent / 2),
		label: label.replace(/\\(.|$)/gs, '$1').trim(),
		...(said && { note: said }),
	}
}
