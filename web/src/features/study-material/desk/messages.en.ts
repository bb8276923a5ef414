import type { Bilingual } from '@aravalli/shared/language'

const many = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`)

/** The editors of drawings say this. */
export const messages = {
	drawn: { english: 'As readers of English see it', hindi: 'As readers of Hindi see it' } satisfies Bilingual,
	missing: {
		english: (count: number) => `English: ${many(count, 'text is', 'texts are')} missing. Go to the first`,
		hindi: (count: number) => `Hindi: ${many(count, 'text is', 'texts are')} missing. Go to the first`,
	},
	undo: 'Undo',
	up: 'Move up',
	down: 'Move down',
	note: 'Note',
	outlineHint:
		'A row for each branch, in English and Hindi. Enter adds a row, Ctrl + ] and Ctrl + [ move it in and out, Alt + ↑ and Alt + ↓ up and down, with all that hangs on it.',
	tools: (row: string) => `Change: ${row}`,
	rootRow: 'Topic',
	row: (number: string) => `Branch ${number}`,
	root: { english: 'Topic in English', hindi: 'Topic in Hindi' } satisfies Bilingual,
	branch: {
		english: (number: string) => `Branch ${number} in English`,
		hindi: (number: string) => `Branch ${number} in Hindi`,
	},
	noteOn: {
		english: (number: string) => `Note in English${number && `, ${number}`}`,
		hindi: (number: string) => `Note in Hindi${number && `, ${number}`}`,
	},
	addRow: 'Add a row',
	indent: 'One level in',
	outdent: 'One level out',
	removeBranch: 'Remove with all that hangs on it',
	removed: (rows: number) => `${many(rows, 'row has', 'rows have')} been removed.`,
}
