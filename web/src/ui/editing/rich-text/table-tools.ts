import type { Editor } from '@tiptap/core'
import type { Command } from '@tiptap/pm/state'
import {
	addColumnAfter,
	addColumnBefore,
	addRowAfter,
	addRowBefore,
	deleteColumn,
	deleteRow,
	deleteTable,
	findTable,
	toggleHeaderRow,
} from '@tiptap/pm/tables'
import type { Tool } from './tool.ts'

const ROWS = 3
const COLUMNS = 3

const isInTable = (editor: Editor) => editor.isActive('table')

/** Inserts a table with a row of headings, and goes into its first cell. */
export function insertTable(editor: Editor) {
	const row = (type: string) => ({
		type: 'tableRow',
		content: Array.from({ length: COLUMNS }, () => ({ type, content: [{ type: 'paragraph' }] })),
	})
	const bodyRows = Array.from({ length: ROWS - 1 }, () => row('tableCell'))
	const table = { type: 'table', content: [row('tableHeader'), ...bodyRows] }
	const { from } = editor.state.selection
	editor.chain().focus().insertContent(table).run()
	// It stands at the selection or behind its block, and what is inside is the first place for words.
	let first: number | undefined
	editor.state.doc.nodesBetween(Math.max(0, from - 1), editor.state.doc.content.size, (node, at) => {
		if (node.type.name === 'tableHeader') first ??= at
		return first === undefined
	})
	if (first !== undefined) editor.commands.setTextSelection(first + 2)
}

function toggleCaption({ state, view }: Editor) {
	const table = findTable(state.selection.$from)
	const caption = state.schema.nodes.caption?.create()
	if (!table || !caption) return
	const { nodeBefore } = state.doc.resolve(table.pos)
	const { tr } = state
	if (nodeBefore?.type === caption.type) tr.delete(table.pos - nodeBefore.nodeSize, table.pos)
	else tr.insert(table.pos, caption)
	view.dispatch(tr.scrollIntoView())
}

function hasCaption({ state }: Editor): boolean {
	const table = findTable(state.selection.$from)
	return table !== null && state.doc.resolve(table.pos).nodeBefore?.type.name === 'caption'
}

function hasHeaderRow({ state }: Editor): boolean {
	const cells = findTable(state.selection.$from)?.node.firstChild?.children ?? []
	return cells.length > 0 && cells.every(({ type }) => type.name === 'tableHeader')
}

const tableTool = (name: Tool['name'], key: string, command: Command, isActive?: Tool['isActive']): Tool => ({
	name,
	keys: [key],
	isShown: isInTable,
	...(isActive && { isActive }),
	run({ state, view }) {
		const isDone = command(state, view.dispatch)
		view.focus()
		return isDone
	},
})

export const tableTools: Tool[] = [
	tableTool('rowBefore', 'Alt-Shift-ArrowUp', addRowBefore),
	tableTool('rowAfter', 'Alt-Shift-ArrowDown', addRowAfter),
	tableTool('columnBefore', 'Alt-Shift-ArrowLeft', addColumnBefore),
	tableTool('columnAfter', 'Alt-Shift-ArrowRight', addColumnAfter),
	tableTool('deleteRow', 'Mod-Alt-r', deleteRow),
	tableTool('deleteColumn', 'Mod-Alt-c', deleteColumn),
	tableTool('headerRow', 'Mod-Alt-h', toggleHeaderRow, hasHeaderRow),
	{
		name: 'caption',
		keys: ['Mod-Alt-u'],
		isShown: isInTable,
		isActive: hasCaption,
		run(editor) {
			toggleCaption(editor)
			editor.view.focus()
		},
	},
	tableTool('deleteTable', 'Mod-Alt-d', deleteTable),
]
