import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Queryable } from '../../../platform/database/open-database.ts'
import { isPossibleId } from '../../items.ts'
import { findStoredCopies } from '../stored-copies.ts'
import { findTwins } from '../twins/find-twins.ts'
import { type CheckedRow, type CheckSettings, checkRow, type EntryRow, idOf } from './check-row.ts'

/** So many rows are checked before what is stored of the next ones is asked for. */
const ROWS_PER_STEP = 100

/** Checks rows against what is stored, some at a time; other requests have their turn between two rows. */
export async function* checkRows(
	db: Queryable,
	settings: CheckSettings,
	rows: EntryRow[],
): AsyncGenerator<CheckedRow[]> {
	const seen = new Set<string>()
	const twins = settings.imports.hasOneTitle ? findTwins(db, settings.kind) : null
	for (let start = 0; start < rows.length; start += ROWS_PER_STEP) {
		const some = rows.slice(start, start + ROWS_PER_STEP)
		const ids = some.map((row) => idOf(settings.head, row)).filter(isPossibleId)
		const stored = await findStoredCopies(db, settings.kind, ids)
		const checked: CheckedRow[] = []
		for (const row of some) {
			const id = idOf(settings.head, row)
			checked.push(checkRow(settings, row, stored.get(id) ?? null, seen.has(id)))
			if (id !== '') seen.add(id)
			await nextTurn()
		}
		yield twins ? await twins(checked) : checked
	}
}
