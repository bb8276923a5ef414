import { formatCount } from '#web/lib/format-count.ts'

const entries = (count: number) => (count === 1 ? '1 entry' : `${formatCount(count)} entries`)
const rows = (count: number) => (count === 1 ? '1 row' : `${formatCount(count)} rows`)

/** The desk says this where content is taken out as a file, or brought in. */
export const messages = {
	import: 'Import',
	exports: 'Export this list',
	exportAs: { csv: 'Export CSV', xlsx: 'Export Excel' },
	exportFailed: 'Couldn’t make the file. Please try again.',
	title: (kind: string) => `Import: ${kind}`,
	intro:
		'Import many entries at once from a spreadsheet. You’ll see what will change first; nothing is saved until you confirm.',
	choose: 'Choose a file, or drop it here',
	limits: 'CSV or XLSX, up to 20 MB and 10,000 rows',
	reading: (name: string) => `Reading ${name}…`,
	example: 'Start from an example',
	exampleText:
		'It has every column, with an explanation in both languages and one sample entry. You can also import an exported list.',
	examples: { xlsx: 'Example for Excel', csv: 'Example as CSV' },
	recent: 'Imports in the last day',
	unnamed: 'Unnamed file',
	states: {
		checked: 'Waiting for you to confirm',
		waiting: 'In the queue',
		running: 'In progress',
		done: 'Done',
		failed: 'Stopped',
	},
	nothingStored: 'Nothing has been saved yet. This is what the file will change:',
	counts: { new: 'New', changed: 'Changed', unchanged: 'Unchanged', errors: 'With errors' },
	checked: (counts: Record<'new' | 'changed' | 'errors', number>) =>
		`${formatCount(counts.new)} new, ${formatCount(counts.changed)} changed, ${formatCount(counts.errors)} with errors`,
	leftOut: (count: number) => `${rows(count)} with errors will be skipped; the rest can be imported.`,
	correctThem:
		'Later, correct those rows in your file and import it again. Entries with an id are updated, not duplicated. A row without an id becomes a new entry each time, so import only the corrected ones.',
	mode: 'How should they be saved?',
	modes: {
		drafts: { name: 'As drafts', hint: 'Readers won’t see them until they’re published.' },
		publish: { name: 'Published at once', hint: 'Incomplete entries stay drafts; you’ll see which.' },
	},
	bringIn: {
		drafts: (count: number) => `Yes, save ${entries(count)}`,
		publish: (count: number) => `Yes, publish ${entries(count)}`,
	},
	beginning: 'Starting…',
	nothingToDo: 'Nothing in this file would change anything.',
	another: 'Choose another file',
	faulty: (count: number) => `${rows(count)} with errors`,
	warned: (count: number) => `${rows(count)} to look at`,
	warnedText: 'They can be saved. Incomplete ones stay drafts until they’re completed.',
	skipWarned: (count: number) => `Also skip ${rows(count)} to look at`,
	conversions: (count: number) => `Kruti Dev in ${rows(count)}`,
	conversionsText:
		'These Hindi texts were typed in Kruti Dev or DevLys. They are read as Unicode, which every phone can show.',
	keepLegacy: 'Leave these texts as they are in the file',
	seeConversions: 'Show before and after',
	before: 'In the file',
	after: 'Read as',
	wordLimits: 'CSV, XLSX or Word (DOCX), up to 20 MB and 10,000 entries',
	wordExample: 'Example for Word',
	fine: (count: number) => `${rows(count)} without problems`,
	shownOf: (shown: number, total: number) => `Showing the first ${formatCount(shown)} of ${formatCount(total)}.`,
	columns: { entry: 'Entry', row: 'Row', problems: 'Problems' },
	untitled: 'Untitled',
	wholeRow: 'Whole row',
	underWay: 'Import in progress',
	rowsDone: (done: number, total: number) => `${formatCount(done)} of ${rows(total)}`,
	quarters: (percent: number) => `${percent} percent done`,
	mayLeave: 'You can leave this page; the import will continue. You’ll find it under “Import” for a day.',
	noNetwork: 'You’re offline. The import continues on the server, and this page will catch up.',
	stopped: 'The import has stopped',
	stoppedText: 'It hasn’t moved for some minutes. You can continue from where it stopped; no entry is saved twice.',
	goOn: 'Continue',
	done: (file: string) => `Done: ${file}`,
	outcomes: { stored: 'Saved', published: 'Published', drafts: 'Kept as drafts', refused: 'Skipped' },
	seeDrafts: 'See the drafts',
	seeChanged: 'See changed entries',
	seePublished: 'See the published list',
	failures: (count: number) => `${rows(count)} could not be saved or published`,
}
