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
		'One row per branch, in English and Hindi. Enter adds a row, Ctrl + ] and Ctrl + [ move it in and out, Alt + ↑ and Alt + ↓ move it up and down with its sub-branches.',
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
	removeBranch: 'Remove with all sub-branches',
	removed: (rows: number) => `${many(rows, 'row has', 'rows have')} been removed.`,
	of: (what: string, name: string) => `${what}: ${name}`,
	remove: 'Remove',
	textIn: {
		english: (text: string) => `${text} (English)`,
		hindi: (text: string) => `${text} (Hindi)`,
	},
	blocksHint:
		'Write each block in English and Hindi; both share its numbers. In an entry, Enter adds another, Alt + ↑ and Alt + ↓ move it; in a title, they move the whole block.',
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
	noNumber: 'Please enter 0 or a larger number',
	sum: (sum: number) => `Total ${sum} % of 100 %`,
	nothingDrawn: 'Add the first block to start the poster.',
	place: (number: number) => `Place ${number}`,
	line: (number: number) => `Line ${number}`,
	kindOf: 'Kind',
	placeTexts: { name: 'Name', district: 'District', note: 'Note' },
	placesHint:
		'To set the place you are writing, click the map or type its degrees. On the map, arrow keys move it 10 km, with Shift 1 km. For a line, each click adds a point.',
	mapKeys:
		'Arrow keys move the place you are writing 10 km, with Shift 1 km. Ctrl + Z undoes it. + and − zoom. Enter goes back to its name.',
	addPlace: 'Add a place',
	addLine: 'Add a line',
	rowRemoved: 'Removed.',
	latitude: 'Latitude (°N)',
	longitude: 'Longitude (°E)',
	outOfBounds: (least: number, most: number) => `Please enter degrees from ${least} to ${most}`,
	points: 'Course: latitude, longitude; one point per line',
	noPoints: 'Please write each point like 26.4, 74.6, in or around Rajasthan',
	undoPut: 'Undo last position',
	putBack: 'Moved back.',
	putIn: (district: string) => `Now in ${district}.`,
	putOutside: 'Now outside Rajasthan.',
}
