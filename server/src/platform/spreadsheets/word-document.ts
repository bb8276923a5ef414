/** Is a stretch of text in one font. */
export interface WordRun {
	text: string
	/** Is null where the document names none for it. */
	font: string | null
}

export type WordLine = readonly WordRun[]

/** Is a paragraph, or a row of a table: its cells, with their lines. */
export type WordBlock = { line: WordLine } | { cells: WordLine[][] }

/** Is what a Word document says, without how it looks. */
export interface WordDocument {
	blocks: WordBlock[]
}

export const textOf = (line: WordLine): string => line.map(({ text }) => text).join('')
