import { type ImportState, SHOWN_ROWS } from '@aravalli/shared/content/transfer-contract'
import type { Language } from '@aravalli/shared/language'
import type { Queryable } from '../../../platform/database/open-database.ts'
import type { RowProblem } from './check-row.ts'
import { hasStopped } from './run-import.ts'
import { countRows, IMPORT_HOURS, type ImportRow, listFailures, listRows } from './tables.ts'

/** Gives the sentence of a problem, with its numbers. */
export type SentenceOf = (problem: RowProblem, language: Language) => string

export async function presentImport(
	db: Queryable,
	row: ImportRow,
	language: Language,
	sentenceOf: SentenceOf,
): Promise<ImportState> {
	const { id, fileName, status, mode, createdAt } = row
	const { done, failures: failuresTotal, ...counts } = await countRows(db, id)
	const rows = await listRows(db, id, SHOWN_ROWS)
	const failed = failuresTotal > 0 ? await listFailures(db, id, SHOWN_ROWS) : []
	return {
		id,
		fileName,
		status: hasStopped(row) ? 'failed' : status,
		mode,
		expiresAt: new Date(createdAt.getTime() + IMPORT_HOURS * 3_600_000).toISOString(),
		counts,
		rowsTotal: counts.new + counts.changed + counts.unchanged + counts.errors,
		rowsDone: done,
		rows: rows.map(({ itemId, failures: _, problems, ...shown }) => ({
			...shown,
			id: itemId,
			problems: problems.map((problem) => ({
				column: problem.column,
				level: problem.level,
				message: sentenceOf(problem, language),
			})),
		})),
		failures: failed.flatMap(({ number, itemId, failures }) =>
			failures.map((problem) => ({
				number,
				id: itemId ?? '',
				column: problem.column,
				message: sentenceOf(problem, language),
			})),
		),
		failuresTotal,
	}
}
