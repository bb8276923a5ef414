import { nodeNumbers } from '@aravalli/shared/study-material/node-numbers'
import { nodeLimits, nodesStructure } from '@aravalli/shared/study-material/nodes-structure'
import { describe, expect, it } from 'vitest'
import { type OutlineMove, outlineMoves, putBack } from './outline-moves.ts'
import { nodesOf, type OutlineRow, readRows } from './outline-rows.ts'

/** Reads rows as they are drawn here: a letter for each, a dot for each level below the root. */
const rowsOf = (drawn: string): OutlineRow[] =>
	drawn.split(' ').map((word) => {
		const label = word.replaceAll('.', '')
		const texts = (name: string) => ({ label: name, note: '' })
		return { level: word.length - label.length + 1, english: texts(label), hindi: texts(label) }
	})

const drawn = (rows: readonly OutlineRow[]) =>
	rows.map(({ level, english: { label } }) => `${'.'.repeat(level - 1)}${label || '_'}`).join(' ')

const move = (name: OutlineMove, outline: string, letter: string) => {
	const rows = rowsOf(outline)
	const moved = outlineMoves[name](
		rows,
		rows.findIndex(({ english: { label } }) => label === letter),
	)
	return moved && [drawn(moved.rows), moved.rows[moved.at]?.english.label]
}

const outline = 'r .a ..b ...c ..d .e'

describe('a row of an outline', () => {
	it.each<[OutlineMove, string, string | null, string?]>([
		['add', 'r', 'r ._ .a ..b ...c ..d .e', ''],
		['add', 'a', 'r .a ..b ...c ..d ._ .e', ''],
		['add', 'c', 'r .a ..b ...c ..._ ..d .e', ''],
		['add', 'e', 'r .a ..b ...c ..d .e ._', ''],
		['indent', 'r', null],
		['indent', 'a', null],
		['indent', 'b', null],
		['indent', 'd', 'r .a ..b ...c ...d .e', 'd'],
		['indent', 'e', 'r .a ..b ...c ..d ..e', 'e'],
		['outdent', 'r', null],
		['outdent', 'a', null],
		['outdent', 'b', 'r .a ..d .b ..c .e', 'b'],
		['outdent', 'c', 'r .a ..b ..c ..d .e', 'c'],
		['outdent', 'd', 'r .a ..b ...c .d .e', 'd'],
		['up', 'r', null],
		['up', 'a', null],
		['up', 'c', null],
		['up', 'd', 'r .a ..d ..b ...c .e', 'd'],
		['up', 'e', 'r .e .a ..b ...c ..d', 'e'],
		['down', 'r', null],
		['down', 'a', 'r .e .a ..b ...c ..d', 'a'],
		['down', 'b', 'r .a ..d ..b ...c .e', 'b'],
		['down', 'd', null],
		['down', 'e', null],
		['remove', 'r', null],
		['remove', 'a', 'r .e', 'r'],
		['remove', 'c', 'r .a ..b ..d .e', 'b'],
		['removeBlank', 'c', null],
	])('%s %s', (name, letter, rows, at) => {
		expect(move(name, outline, letter)).toEqual(rows && [rows, at])
	})

	it('goes no deeper than a map may, and there are no more of them', () => {
		const deep = Array.from({ length: nodeLimits.level }, (_, index) => `${'.'.repeat(index)}x`)
		expect(move('indent', `r .y .z ${deep.slice(2).join(' ')}`, 'z')).toBeNull()
		const many = rowsOf(['r', ...Array.from({ length: nodeLimits.nodes - 1 }, () => '.x')].join(' '))
		expect(outlineMoves.add(many, 3)).toBeNull()
		expect(outlineMoves.add(many.slice(1), 3)).not.toBeNull()
	})

	it('is removed by itself only where nothing is written in it and nothing hangs on it', () => {
		const blank = (level: number, note = ''): OutlineRow => ({
			level,
			english: { label: ' ', note: '' },
			hindi: { label: '', note },
		})
		const [root] = rowsOf('r')
		expect(outlineMoves.removeBlank([root as OutlineRow, blank(2)], 1)?.rows).toHaveLength(1)
		expect(outlineMoves.removeBlank([root as OutlineRow, blank(2, 'स')], 1)).toBeNull()
		expect(outlineMoves.removeBlank([root as OutlineRow, blank(2), blank(3)], 1)).toBeNull()
		expect(outlineMoves.removeBlank([blank(1)], 0)).toBeNull()
	})

	it('leaves a tree behind, whatever is done to whichever row', () => {
		const rows = rowsOf('r .a ..b ...c ....d ..e .f ..g ..h ...i .j')
		const done = Object.values(outlineMoves).flatMap((one) => rows.map((_, at) => one(rows, at)))
		for (const moved of done) {
			if (!moved) continue
			const broken = nodesStructure
				.problems(nodesOf(moved.rows, 'english'))
				.filter(({ code }) => code === 'tree-broken')
			expect(broken, drawn(moved.rows)).toEqual([])
			expect(moved.rows[moved.at]).toBeDefined()
		}
	})

	it('that was removed comes back with its branch, also where all has moved since', () => {
		const rows = rowsOf('r .a ..b .c')
		const branch = rows.slice(1, 3)
		expect(drawn(putBack(rowsOf('r .c'), 1, branch))).toBe('r .a ..b .c')
		expect(drawn(putBack(rowsOf('r'), 9, rowsOf('...x ....y')))).toBe('r .x ..y')
	})
})

describe('the rows of both languages', () => {
	it('stand beside each other, and have one level', () => {
		const rows = readRows(
			[
				{ level: 1, label: 'Polity' },
				{ level: 2, label: 'Governor', note: 'Since 1956' },
			],
			[{ level: 1, label: 'राजव्यवस्था' }],
		)
		expect(nodesOf(rows, 'english')).toEqual([
			{ level: 1, label: 'Polity' },
			{ level: 2, label: 'Governor', note: 'Since 1956' },
		])
		expect(nodesOf(rows, 'hindi')).toEqual([
			{ level: 1, label: 'राजव्यवस्था' },
			{ level: 2, label: '' },
		])
	})

	it('begin with a root, and are a tree however they came', () => {
		expect(drawn(readRows([], []))).toBe('_')
		const levels = [3, 1, 7, 0, 4]
		const rows = readRows(
			levels.map((level, index) => ({ level, label: 'abcde'[index] as string })),
			[],
		)
		expect(drawn(rows)).toBe('a .b ..c .d ..e')
	})

	it('have numbers that say where they hang', () => {
		expect(nodeNumbers(rowsOf(outline))).toEqual(['', '1', '1.1', '1.1.1', '1.2', '2'])
	})
})
