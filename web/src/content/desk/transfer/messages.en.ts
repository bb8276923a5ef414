import { formatCount } from '#web/lib/format-count.ts'

const entries = (count: number) => (count === 1 ? '1 entry' : `${formatCount(count)} entries`)
const rows = (count: number) => (count === 1 ? '1 row' : `${formatCount(count)} rows`)

/** The desk says this where content is taken out as a file, or brought in. */
export const messages = {
	import: 'Import',
	exports: 'Export this list',
	exportAs: { csv: 'Export CSV', xlsx: 'Export Excel' },
	exportFailed: 'The file could not be made. Please try again.',
	title: (kind: string) => `Import: ${kind}`,
	intro:
		'Bring in many entries at once from a spreadsheet. You see first what the file would do; nothing is stored before you say yes.',
	choose: 'Choose a file, or drop it here',
	limits: 'CSV or XLSX, up to 20 MB and 10,000 rows',
	reading: (name: string) => `Reading ${name}…`,
	example: 'An example to begin with',
	exampleText:
		'It has all columns, says in both languages what belongs in each, and shows one sample entry. An exported list can be imported as well.',
	examples: { xlsx: 'Example for Excel', csv: 'Example as CSV' },
	recent: 'Imports of the last day',
	unnamed: 'File without a name',
	states: {
		checked: 'Waits for your yes',
		waiting: 'Waits for its turn',
		running: 'Under way',
		done: 'Done',
		failed: 'Stopped',
	},
	nothingStored: 'Nothing has been stored yet. This is what the file would do:',
	counts: { new: 'New', changed: 'Changed', unchanged: 'Unchanged', errors: 'With faults' },
	checked: (counts: Record<'new' | 'changed' | 'errors', number>) =>
		`${formatCount(counts.new)} new, ${formatCount(counts.changed)} changed, ${formatCount(counts.errors)} with faults`,
	leftOut: (count: number) => `${rows(count)} with faults will be left out; all others can be brought in.`,
	correctThem:
		'Afterwards, correct the faulty rows in your file and import it again: entries with an id are recognised and not doubled. A row without an id becomes a new entry each time, so of those import only the corrected ones.',
	mode: 'How are they stored?',
	modes: {
		drafts: { name: 'As drafts', hint: 'Readers see nothing of them until they are published.' },
		publish: { name: 'Published at once', hint: 'What is not complete stays a draft; you are told which.' },
	},
	bringIn: {
		drafts: (count: number) => `Yes, store ${entries(count)}`,
		publish: (count: number) => `Yes, publish ${entries(count)}`,
	},
	beginning: 'Beginning…',
	nothingToDo: 'There is nothing in this file that would change anything.',
	another: 'Choose another file',
	faulty: (count: number) => `${rows(count)} with faults`,
	warned: (count: number) => `${rows(count)} that cannot be published yet`,
	warnedText: 'They can be stored as drafts and completed afterwards.',
	fine: (count: number) => `${rows(count)} without a problem`,
	shownOf: (shown: number, total: number) => `The first ${formatCount(shown)} of ${formatCount(total)} are shown.`,
	columns: { entry: 'Entry', row: 'Row', problems: 'What was found' },
	untitled: 'Without a title',
	wholeRow: 'Whole row',
	underWay: 'The import is under way',
	rowsDone: (done: number, total: number) => `${formatCount(done)} of ${rows(total)}`,
	quarters: (percent: number) => `${percent} percent done`,
	mayLeave: 'You may leave this page; the import goes on without it. For a day you find it again at “Import”.',
	noNetwork: 'There is no connection at the moment. The import goes on at the server, and this page keeps asking.',
	stopped: 'The import has stopped',
	stoppedText: 'It has made no progress for some minutes. It can go on where it was; no entry is stored twice.',
	goOn: 'Go on',
	done: (file: string) => `Done: ${file}`,
	outcomes: { stored: 'Stored', published: 'Published', drafts: 'Stayed drafts', refused: 'Left out' },
	seeDrafts: 'See the drafts',
	seeChanged: 'See changed entries',
	seePublished: 'See the published list',
	failures: (count: number) => `${rows(count)} did not become what you wanted`,
}
