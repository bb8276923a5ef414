import { AppError } from '@aravalli/shared/errors'
import type { Database } from '../../../platform/database/open-database.ts'
import { type CompilationRow, findCompilation } from './tables.ts'

/** @throws AppError `compilation.not-found`, also for one that went because an article changed */
export async function getCompilation({ db }: Database, id: string): Promise<CompilationRow> {
	const row = /^[\w-]{22}$/.test(id) ? await findCompilation(db, id) : null
	if (!row) throw new AppError('compilation.not-found')
	return row
}
