import type { Transaction } from '../../../platform/database/open-database.ts'
import { listUsersOfRole } from '../../accounts/public.ts'
import { type AnswerCopyRow, giveCredit, lockCopy, setStarted, setWaiting } from '../../answer-copies/public.ts'
import { settleCopy } from '../publishing/settle-copy.ts'
import type { EvaluationRow } from '../tables.ts'
import { chooseEvaluator } from './choose-evaluator.ts'
import { lateJob, raisedJob } from './overdue-jobs.ts'
import type { OverdueServices } from './overdue-services.ts'
import { giveLate, isInHand, listWorkloads, lockNextLate, lockRaising, markLate } from './tables.ts'

type RaisingServices = Pick<OverdueServices, 'database' | 'jobs' | 'dailyQuota'>

/** A run ends with so many, before the next one begins. */
const MOST_AT_ONCE = 200

/** By then a run has ended, so that its mails tell of all of it. */
const TELL_AFTER_SECONDS = 30

/**
 * Raises each evaluation that has become late, once: it is taken from whoever has it and given to somebody else, its
 * learner is credited one more, and all of them are told. Whatever was evaluated of its copy goes to the learner now.
 *
 * @returns how many were raised
 */
export async function raiseOverdue(services: RaisingServices, now: Date): Promise<number> {
	let raised = 0
	while (raised < MOST_AT_ONCE && (await raiseNext(services, now, raised === 0))) raised += 1
	return raised
}

function raiseNext(services: RaisingServices, now: Date, isFirst: boolean): Promise<boolean> {
	return services.database.transaction(async (tx) => {
		await lockRaising(tx)
		const late = await lockNextLate(tx, now)
		if (!late) return false
		await settleCopy(services, tx, { copyId: late.copyId, now, isDue: true })
		const copy = await lockCopy(tx, late.copyId)
		if (copy) await raise(services, tx, { late, copy, now })
		if (isFirst)
			await services.jobs.send(tx, raisedJob, { raisedAt: now.toISOString() }, { afterSeconds: TELL_AFTER_SECONDS })
		return true
	})
}

interface Late {
	late: EvaluationRow
	copy: AnswerCopyRow
	now: Date
}

async function raise(services: RaisingServices, tx: Transaction, { late, copy, now }: Late): Promise<void> {
	// Nobody but ADMIN decides between two evaluators, and ADMIN is told.
	if (late.kind === 'lead') await markLate(tx, late.id, now)
	else await handOver(services, tx, { late, copy, now })
	if (!isAwaited(late, copy)) return
	const isCredited = await giveCredit(tx, copy, now)
	await services.jobs.send(tx, lateJob, { copyId: copy.id, isCredited })
}

/** A learner waits for what they know of, and not for what is done beside it. */
const isAwaited = ({ kind }: EvaluationRow, { state }: AnswerCopyRow) =>
	kind === 're-evaluation' || (kind === 'first' && state !== 'returned')

async function handOver({ dailyQuota }: RaisingServices, tx: Transaction, { late, copy, now }: Late): Promise<void> {
	const staff = await listUsersOfRole(tx, 'EVALUATION_ADMIN')
	const ids = staff.map(({ id }) => id).filter((id) => id !== copy.userId)
	const chosen = chooseEvaluator(await listWorkloads(tx, ids, { copyId: copy.id, dailyQuota, now }))
	await giveLate(tx, late.id, chosen?.userId ?? null, now)
	if (chosen) await setStarted(tx, copy.id, now)
	else if (!(await isInHand(tx, copy.id))) await setWaiting(tx, copy.id)
}
