import { copyLabel } from '@aravalli/shared/answer-copies/copy'
import { findRecipient, listUsersOfRole } from '../../accounts/public.ts'
import { findCopies } from '../../answer-copies/public.ts'
import { lateMail, raisedMail } from './mails.ts'
import { raisedMailJob } from './overdue-jobs.ts'
import type { OverdueServices } from './overdue-services.ts'
import { listRaised } from './tables.ts'

/** Tells a learner of what is late, unless it is back already. */
export async function tellLearner(
	{ database: { db }, mail, origin }: OverdueServices,
	{ copyId, isCredited }: { copyId: string; isCredited: boolean },
): Promise<void> {
	const [copy] = await findCopies(db, [copyId])
	const to = copy && (await findRecipient(db, copy.userId))
	if (to) await mail.send(lateMail(to, { number: copy.number, copyId, isCredited }, origin))
}

/** Asks for a mail to each administrator and to each evaluator who got something: one each, so that none is sent twice. */
export async function tellStaff(
	{ database, jobs }: OverdueServices,
	{ raisedAt }: { raisedAt: string },
): Promise<void> {
	await database.transaction(async (tx) => {
		const raised = await listRaised(tx, new Date(raisedAt))
		const admins = await listUsersOfRole(tx, 'ADMIN')
		const evaluators = raised.flatMap(({ evaluatorId }) => evaluatorId ?? [])
		for (const userId of new Set([...admins.map(({ id }) => id), ...evaluators]))
			await jobs.send(tx, raisedMailJob, { raisedAt, userId })
	})
}

export async function sendRaisedMail(
	{ database: { db }, mail, origin }: OverdueServices,
	{ raisedAt, userId }: { raisedAt: string; userId: string },
): Promise<void> {
	const to = await findRecipient(db, userId)
	if (!to) return
	const isForAdmin = (await listUsersOfRole(db, 'ADMIN')).some(({ id }) => id === userId)
	const all = await listRaised(db, new Date(raisedAt))
	const own = isForAdmin ? all : all.filter(({ evaluatorId }) => evaluatorId === userId)
	if (own.length === 0) return
	const copies = await findCopies(
		db,
		own.map(({ copyId }) => copyId),
	)
	const numberOf = new Map(copies.map(({ id, number }) => [id, number]))
	const labels = [...new Set(own.map(({ copyId }) => copyLabel(numberOf.get(copyId) ?? null)))]
	const waiting = own.filter(({ evaluatorId }) => evaluatorId === null).length
	await mail.send(raisedMail(to, { labels, isForAdmin, waiting }, origin))
}
