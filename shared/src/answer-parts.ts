import { parseEmphasis, type TextRun } from './emphasis.ts'

/**
 * Is one line of a stored answer. Points ("1. Organisation: …") follow each other and a lead-in closely, and so do
 * lines ("To: the Collector"); everything else has a free line between.
 */
export interface AnswerLine {
	kind: 'paragraph' | 'line' | 'point'
	runs: TextRun[]
}

/** Is a sketch of steps, one leading to the next: "1897 rising → 1916 Pathik → 1922 settlement". */
interface AnswerFlow {
	kind: 'flow'
	steps: TextRun[][]
}

/** Is a comparison: lines like "| Basis | Weber |", of which the first has the headings. Each row has as many cells. */
interface AnswerTable {
	kind: 'table'
	head: TextRun[][]
	rows: TextRun[][][]
}

export type AnswerPart = AnswerLine | AnswerFlow | AnswerTable

/** What is no longer than this fits on one ruled line. */
const LINE_MAX_LENGTH = 70

const tableRow = /^\|.+\|$/
const arrow = ' → '
const FLOW_MIN_STEPS = 3

/** Tells the line of a table from everything else. */
export const isTableRow = (line: string): boolean => tableRow.test(line)

/** Gives a model answer as it is laid out, on the screen as in the files that are taken home. It is empty for an empty answer. */
export function answerParts(answer: string): AnswerPart[] {
	const parts: AnswerPart[] = []
	for (const text of answer.split(/[\r\n]+/)) {
		if (text.trim() === '') continue
		const before = parts.at(-1)
		if (!isTableRow(text)) parts.push(linePart(text))
		else if (before?.kind === 'table') before.rows.push(cellsOf(text, before.head.length))
		else parts.push({ kind: 'table', head: cellsOf(text), rows: [] })
	}
	return parts
}

function linePart(text: string): AnswerPart {
	const steps = text.split(arrow)
	if (steps.length >= FLOW_MIN_STEPS) return { kind: 'flow', steps: steps.map((step) => parseEmphasis(step.trim())) }
	return { kind: lineKind(text), runs: parseEmphasis(text) }
}

function lineKind(text: string): AnswerLine['kind'] {
	if (/^\d{1,2}\. /.test(text)) return 'point'
	return text.length <= LINE_MAX_LENGTH ? 'line' : 'paragraph'
}

/** @param count cells are wanted: what is missing is empty, and what is too much stands in the last */
function cellsOf(row: string, count?: number): TextRun[][] {
	const cells = row
		.slice(1, -1)
		.split('|')
		.map((cell) => cell.trim())
	if (count === undefined) return cells.map(parseEmphasis)
	const kept = cells.length > count ? [...cells.slice(0, count - 1), cells.slice(count - 1).join(' | ')] : cells
	return Array.from({ length: count }, (_, index) => parseEmphasis(kept[index] ?? ''))
}
