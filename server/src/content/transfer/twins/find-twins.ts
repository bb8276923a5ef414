import { createHash } from 'node:crypto'
import type { Kind } from '@aravalli/shared/content/kind'
import { titleOf } from '@aravalli/shared/content/title-of'
import type { Queryable } from '../../../platform/database/open-database.ts'
import type { RowProblem } from '../importing/check-copy.ts'
import type { CheckedRow } from '../importing/check-row.ts'
import { listTitleMarks } from './tables.ts'

/** Marks a title, so that it is known again however it is spaced or capitalised; `tables.ts` does the same in SQL. */
const markOf = (title: string) =>
	createHash('md5')
		.update(
			title
				.trim()
				.replace(/[ \n\r\t]+/g, ' ')
				.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()),
		)
		.digest('hex')

/** Warns of rows whose title another row above has, or another entry; what is stored is read once for a file. */
export function findTwins(db: Queryable, kind: Kind) {
	const inFile = new Map<string, number>()
	let stored: Map<string, string> | null = null
	const problemsOf = ({ number, id, copy }: CheckedRow, known: Map<string, string>): RowProblem[] => {
		if (!copy) return []
		const mark = markOf(titleOf(kind, copy.english))
		const above = inFile.get(mark)
		if (above === undefined) inFile.set(mark, number)
		const owner = known.get(mark) ?? id
		return [
			...(above === undefined ? [] : [twin(kind, 'import-twin-row', above)]),
			...(owner === id ? [] : [twin(kind, 'import-twin')]),
		]
	}
	return async (rows: CheckedRow[]): Promise<CheckedRow[]> => {
		stored ??= await listTitleMarks(db, kind)
		const known = stored
		return rows.map((row) => ({ ...row, problems: [...row.problems, ...problemsOf(row, known)] }))
	}
}

const twin = ({ title }: Kind, code: string, limit?: number): RowProblem => ({
	column: `${title} (english)`,
	level: 'warning',
	code,
	...(limit !== undefined && { limit }),
})
