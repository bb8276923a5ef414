import { Extension, Node } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import { goToNextCell, tableEditing } from '@tiptap/pm/tables'

/** The caption is a block before its table, because the commands for tables take each of their children for a row. */
export const CAPTION_MARK = 'data-caption'

export const Caption = Node.create({
	name: 'caption',
	group: 'wide',
	content: 'inline*',
	defining: true,
	parseHTML: () => [{ tag: `div[${CAPTION_MARK}]`, priority: 60 }],
	renderHTML: () => ['div', { [CAPTION_MARK]: '' }, 0],
	addKeyboardShortcuts() {
		const goIntoTable = () =>
			this.editor.commands.command(({ tr, dispatch }) => {
				const { $from } = tr.selection
				if ($from.parent.type !== this.type) return false
				dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve($from.after()))).scrollIntoView())
				return true
			})
		return { Enter: goIntoTable }
	},
})

export const Table = Node.create({
	name: 'table',
	group: 'wide',
	content: 'tableRow+',
	isolating: true,
	parseHTML: () => [{ tag: 'table' }],
	renderHTML: () => ['table', ['tbody', 0]],
})

export const TableRow = Node.create({
	name: 'tableRow',
	content: '(tableCell | tableHeader)*',
	parseHTML: () => [{ tag: 'tr' }],
	renderHTML: () => ['tr', 0],
})

/** What is stored has no cells over several columns or rows; the commands for tables read these all the same. */
const span = { default: 1, rendered: false, parseHTML: () => 1 }

const noWidth = { default: null, rendered: false, parseHTML: () => null }

const cell = (name: string, tag: 'td' | 'th') =>
	Node.create({
		name,
		content: 'block+',
		isolating: true,
		addAttributes: () => ({ colspan: span, rowspan: span, colwidth: noWidth }),
		parseHTML: () => [{ tag }],
		renderHTML: () => [tag, 0],
	})

export const TableCell = cell('tableCell', 'td')
export const TableHeader = cell('tableHeader', 'th')

const roles: Record<string, string> = {
	table: 'table',
	tableRow: 'row',
	tableCell: 'cell',
	tableHeader: 'header_cell',
}

/** Has Tab go from cell to cell, and on to the next field after the last one. */
export const TableEditing = Extension.create({
	name: 'tableEditing',
	extendNodeSchema: ({ name }) => ({ tableRole: roles[name] }),
	addProseMirrorPlugins: () => [tableEditing()],
	addKeyboardShortcuts() {
		const go = (direction: -1 | 1) => () => {
			const { state, view } = this.editor
			return goToNextCell(direction)(state, view.dispatch)
		}
		return { Tab: go(1), 'Shift-Tab': go(-1) }
	},
})
