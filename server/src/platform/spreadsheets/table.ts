import type { ErrorCode } from '@aravalli/shared/errors'

export interface TableRow {
	/** Counts as a spreadsheet does, from 1. */
	number: number
	cells: string[]
}

export interface Table {
	/** Leaves out rows in which nothing stands. */
	rows: TableRow[]
	/** Is the day before day 1 of its calendar, in milliseconds; null where numbers are no days. */
	firstDay: 'of-1900' | 'of-1904' | null
}

export interface TableLimits {
	rows: number
	/** Holds for what a compressed file becomes. */
	expandedBytes: number
	/** Holds for all cells together: one text that thousands of cells refer to is sent thousands of times. */
	characters: number
}

/** Says why a file cannot be read. */
export class TableRefusal extends Error {
	readonly code: ErrorCode

	constructor(code: ErrorCode) {
		super(code)
		this.code = code
	}
}

/** A cell in which nothing stands takes memory, too. */
const CHARACTERS_PER_CELL = 8

/** Takes the rows of a file as they are read. */
export function collectRows({ rows: maxRows, characters: maxCharacters }: TableLimits) {
	const rows: TableRow[] = []
	let characters = 0
	return {
		rows,
		/** @throws TableRefusal before anything is kept that is too much */
		count(text: string) {
			characters += text.length + CHARACTERS_PER_CELL
			if (characters > maxCharacters) throw new TableRefusal('import.too-large-inside')
		},
		add(row: TableRow) {
			if (row.cells.every((cell) => cell.trim() === '')) return
			if (rows.length >= maxRows) throw new TableRefusal('import.too-many-rows')
			rows.push(row)
		},
	}
}

export type RowCollector = ReturnType<typeof collectRows>
