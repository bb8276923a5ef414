import { randomBytes } from 'node:crypto'
import { articleKind } from '@aravalli/shared/current-affairs/kind'
import { AppError } from '@aravalli/shared/errors'
import type { Language } from '@aravalli/shared/language'
import { countMonths } from '../../../content/counting/tables.ts'
import type { Database, Queryable } from '../../../platform/database/open-database.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { compilationJob } from './compilation-job.ts'
import {
	type CompilationRow,
	deleteCompilations,
	findCompilation,
	findCompilationOf,
	insertCompilation,
	lockMonths,
} from './tables.ts'

/** A job is tried again for longer, but nobody waits so long: whoever asks then has it begun anew. */
const GIVEN_UP_SECONDS = 300

/**
 * Finds the compilation of a month, or begins one.
 *
 * @throws AppError `month.empty`
 */
export function requestCompilation(
	{ database, jobs }: { database: Database; jobs: Jobs },
	asked: { month: string; language: Language },
): Promise<CompilationRow> {
	return database.transaction(async (tx) => {
		await lockMonths(tx, [asked.month])
		const present = await findCompilationOf(tx, asked)
		if (present && !isLost(present)) return present
		const articlesTotal = await countMonth(tx, asked.month)
		if (articlesTotal === 0) throw new AppError('month.empty')
		if (present) await deleteCompilations(tx, [asked.month])
		const id = randomBytes(16).toString('base64url')
		await insertCompilation(tx, { id, ...asked, articlesTotal })
		await jobs.send(tx, compilationJob, { compilationId: id })
		const begun = await findCompilation(tx, id)
		if (!begun) throw new Error('A compilation was not stored.')
		return begun
	})
}

async function countMonth(db: Queryable, wanted: string): Promise<number> {
	const months = await countMonths(db, articleKind.name)
	return months.find(({ month }) => month === wanted)?.items ?? 0
}

const isLost = ({ status, silentSeconds }: CompilationRow) =>
	status === 'failed' || (status !== 'ready' && silentSeconds > GIVEN_UP_SECONDS)
