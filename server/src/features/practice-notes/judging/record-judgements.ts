import type { Judgement } from '@aravalli/shared/judgement'
import type { JudgedType } from '@aravalli/shared/practice-notes/judged-type'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { upsertJudgements } from './tables.ts'

interface JudgedQuestion {
	questionId: string
	judgement: Judgement | null
	/** It is written as ISO 8601, in UTC. */
	judgedAt: string
}

/**
 * Keeps judgements that were given elsewhere, such as in a quiz, in the transaction of what they belong to. The questions were checked
 * there.
 *
 * @param now no judgement is later, whatever the clock of a device says
 */
export async function recordJudgements(
	tx: Transaction,
	userId: string,
	type: JudgedType,
	{ judged, now }: { judged: JudgedQuestion[]; now: Date },
): Promise<void> {
	const latest = now.toISOString()
	const rows = judged.map(({ judgedAt, ...given }) => ({
		...given,
		part: 0,
		judgedAt: new Date(judgedAt) > now ? latest : judgedAt,
	}))
	// Two submissions at once take their rows in the same order, so that neither waits for the other.
	rows.sort((one, other) => (one.questionId < other.questionId ? -1 : 1))
	await upsertJudgements(tx, userId, type, rows)
}
