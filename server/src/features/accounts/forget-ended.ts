import { retentionTerms } from '@aravalli/shared/policy-terms'
import type { Forget } from '../../platform/database/forget.ts'
import { deleteIssuedBefore } from './reset/tables.ts'
import { runOutSessions } from './sessions/session-limits.ts'
import { deleteRunOut } from './sessions/tables.ts'

const HOUR = 3_600_000

/** Forgets sessions that have run out, and codes that count no more. */
export const forgetEnded: readonly Forget[] = [
	async (db, now, most) => {
		const counts = []
		for (const runOut of runOutSessions(now)) counts.push(await deleteRunOut(db, runOut, most))
		return Math.max(...counts)
	},
	(db, now, most) => deleteIssuedBefore(db, new Date(now.getTime() - retentionTerms.codeHours * HOUR), most),
]
