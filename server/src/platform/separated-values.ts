/** Writes tables as text, for terminals and for spreadsheets. */

/** A spreadsheet would read a cell that begins so as a formula. */
const formula = /^[=+\-@\t\r]/

/**
 * Writes a line of a CSV file (RFC 4180). What a spreadsheet would take for a formula is marked as text with an
 * apostrophe.
 */
export function csvLine(cells: string[]): string {
	return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(text: string): string {
	const isFormula = formula.test(text)
	if (!isFormula && !/[",\r\n]/.test(text)) return text
	return `"${isFormula ? "'" : ''}${text.replaceAll('"', '""')}"`
}

/** Writes a line of tab-separated values. Tabs and line breaks inside a cell become spaces. */
export function tabLine(cells: string[]): string {
	return `${cells.map((cell) => cell.replace(/[\t\r\n]/g, ' ')).join('\t')}\n`
}
