import type { Transaction } from '../../../platform/database/open-database.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { lockCopy, setReturned } from '../../answer-copies/public.ts'
import { notify } from '../../notifications/public.ts'
import { insertEvaluation } from '../queue/tables.ts'
import { returnedJob } from '../returning/returned-job.ts'
import { decideStanding } from './standing.ts'
import { listEvaluationsOf } from './tables.ts'

interface Settled {
	copyId: string
	now: Date
	/** True: the learner is to have whatever there is, even where the clock does not say so yet. */
	isDue?: boolean
}

/**
 * Decides what becomes of a copy after one of its evaluations was published, or when it is due: it is held, it is
 * returned or its marks change, or a lead is asked. Whoever has it returned, or its marks changed, is told by a job.
 */
export async function settleCopy(
	{ jobs }: { jobs: Pick<Jobs, 'send'> },
	tx: Transaction,
	{ copyId, now, isDue = false }: Settled,
): Promise<void> {
	const copy = await lockCopy(tx, copyId)
	if (!copy?.dueAt) return
	const { userId, dueAt, paperCategory, returnedAt, maxMarks } = copy
	const circumstances = { maxHalves: maxMarks * 2, returnedAt, isDue: isDue || now >= dueAt }
	const { stands, needsLead } = decideStanding(await listEvaluationsOf(tx, copyId), circumstances)
	if (needsLead) await insertEvaluation(tx, { copyId, paperCategory, dueAt, now, kind: 'lead' })
	if (stands?.halfMarks === undefined || stands.halfMarks === null) return
	// What a re-evaluation has found is news even where the marks stay.
	const isNews = returnedAt === null || copy.halfMarks !== stands.halfMarks || isJustReEvaluated(stands, now)
	if (!isNews) return
	await setReturned(tx, copyId, stands.halfMarks, now)
	await jobs.send(tx, returnedJob, { copyId })
	const key = `copy/${copyId}/${now.getTime()}`
	await notify({ jobs }, tx, { userId, key, ...toldOf(copyId, returnedAt !== null) })
}

const isJustReEvaluated = ({ kind, publishedAt }: { kind: string; publishedAt: Date | null }, now: Date) =>
	kind === 're-evaluation' && publishedAt?.getTime() === now.getTime()

/** @param isAgain it was returned before, and this is what became of it since */
const toldOf = (copyId: string, isAgain: boolean) =>
	isAgain
		? { kind: 'result' as const, about: { of: 'copy' as const, copyId } }
		: { kind: 'copy-returned' as const, about: { copyId } }
