import { type ImportState, type ListedImport, SHOWN_ROWS } from '@aravalli/shared/content/transfer-contract'
import type { Language } from '@aravalli/shared/language'
import type { Queryable } from '../../../platform/database/open-database.ts'
import type { RowProblem } from './check-copy.ts'
import { hasStopped } from './run-import.ts'
import {
	countRows,
	IMPORT_HOURS,
	type ImportRow,
	listConverted,
	listFailures,
	listImports,
	listRows,
} from './tables.ts'

/** Gives the sentence of a problem, with its numbers. */
export type SentenceOf = (problem: RowProblem, language: Language) => string

const presentTop = (row: ImportRow) => ({
	id: row.id,
	fileName: row.fileName,
	status: hasStopped(row) ? ('failed' as const) : row.status,
	expiresAt: new Date(row.createdAt.getTime() + IMPORT_HOURS * 3_600_000).toISOString(),
})

/** So many are listed; the older ones are found by their addresses. */
const LISTED_IMPORTS = 10

export async function presentImports(db: Queryable, type: string): Promise<ListedImport[]> {
	const rows = await listImports(db, type, LISTED_IMPORTS)
	return Promise.all(
		rows.map(async (row) => {
			const { done: rowsDone, new: added, changed, unchanged, errors } = await countRows(db, row.id)
			const rowsTotal = added + changed + unchanged + errors
			return { ...presentTop(row), createdAt: row.createdAt.toISOString(), rowsTotal, rowsDone }
		}),
	)
}

export async function presentImport(
	db: Queryable,
	row: ImportRow,
	language: Language,
	sentenceOf: SentenceOf,
): Promise<ImportState> {
	const { id, mode } = row
	const {
		done,
		failures: failuresTotal,
		converted: conversionsTotal,
		warnings,
		stored,
		drafts,
		refused,
		...counts
	} = await countRows(db, id)
	const rows = await listRows(db, id, SHOWN_ROWS)
	const converted = conversionsTotal > 0 ? await listConverted(db, id, SHOWN_ROWS) : []
	const failed = failuresTotal > 0 ? await listFailures(db, id, SHOWN_ROWS) : []
	return {
		...presentTop(row),
		mode,
		counts,
		warnings,
		outcomes: { stored, drafts, refused },
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
		conversions: converted
			.flatMap(({ number, conversions }) => conversions.map((one) => ({ number, ...one })))
			.slice(0, SHOWN_ROWS),
		conversionsTotal,
	}
}
