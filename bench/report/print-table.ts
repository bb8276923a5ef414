import type { Row } from './row.ts'

const headings = ['', 'what', 'measured', 'wanted', 'beside']

export function verdict({ isMet, wanted }: Row): string {
	if (isMet === null) return wanted ? 'none' : ''
	return isMet ? 'ok' : 'FAIL'
}

const cells = (row: Row) => [verdict(row), row.what, row.measured, row.wanted, row.beside]

/** Columns for the terminal. */
export function plainTable(rows: Row[]): string {
	const lines = [headings, ...rows.map(cells)]
	const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
	return lines
		.map((line) =>
			line
				.map((cell, column) => cell.padEnd(widths[column] ?? 0))
				.join('  ')
				.trimEnd(),
		)
		.join('\n')
}

export function markdownTable(rows: Row[]): string {
	const lines = [headings, headings.map(() => '---'), ...rows.map(cells)]
	return lines.map((line) => `| ${line.map((cell) => cell.trim()).join(' | ')} |`).join('\n')
}
