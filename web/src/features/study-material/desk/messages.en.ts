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
	of: (what: string, name: string) => `${what}: ${name}`,
	remove: 'Remove',
	textIn: {
		english: (text: string) => `${text} (English)`,
		hindi: (text: string) => `${text} (Hindi)`,
	},
	blocksHint:
		'Each block is written in English and Hindi; its numbers are the same in both. In an entry Enter adds another, Alt + ↑ and Alt + ↓ move it; in a title they move the block.',
	block: (number: number, kind: string) => `Block ${number}: ${kind}`,
	kindOfBlock: 'Kind of block',
	addBlock: 'Add a block',
	blockRemoved: 'The block has been removed.',
	entryRemoved: 'The entry has been removed.',
	columnRemoved: 'The column has been removed.',
	headTexts: { title: 'Title', note: 'Note', unit: 'Unit' },
	entry: (number: number) => `Entry ${number}`,
	entryTexts: { when: 'When', label: 'Name', value: 'Value', text: 'Text' },
	addEntry: 'Add an entry',
	column: (number: number) => `Column ${number}`,
	addColumn: 'Add a column',
	noNumber: 'Please enter a number from 0 on',
	sum: (sum: number) => `Together ${sum} % of 100 %`,
	nothingDrawn: 'The poster begins with the first block.',
	place: (number: number) => `Place ${number}`,
	line: (number: number) => `Line ${number}`,
	kindOf: 'Kind',
	placeTexts: { name: 'Name', district: 'District', note: 'Note' },
	placesHint:
		'Press the map to put there the place that is written, or type its degrees. On the map arrow keys move it by 10 km, with Shift by 1 km. A line goes on to each point that is pressed.',
	mapKeys:
		'Arrow keys move the place that is written by 10 km, with Shift by 1 km. Ctrl + Z puts it back. Plus and minus change the scale. Enter goes back to its name.',
	addPlace: 'Add a place',
	addLine: 'Add a line',
	rowRemoved: 'It has been removed.',
	latitude: 'Latitude (°N)',
	longitude: 'Longitude (°E)',
	outOfBounds: (least: number, most: number) => `Please enter degrees from ${least} to ${most}`,
	points: 'Course: latitude, longitude; a point in each line',
	noPoints: 'Please write each point as 26.4, 74.6, in or around Rajasthan',
	undoPut: 'Undo last position',
	putBack: 'It is back where it was.',
	putIn: (district: string) => `It lies in ${district} now.`,
	putOutside: 'It lies outside Rajasthan now.',
}
