import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../../platform/database/open-database.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { pushJob } from '../push/push-job.ts'
import { hasOwnMail, type Told } from '../told.ts'
import { deleteBehindLast, deleteTold, insertNotification, type TakenBack } from './tables.ts'

/** Is an event with whom it is told to. */
export type News = Told & {
	userId: string
	/** Names the event among all that this account is told of: 'reply/<comment>/<reply>'. */
	key: string
}

/**
 * Tells somebody of an event, in the transaction of what has happened. What was told before under this key is not told again, and an
 * account that is gone is told nothing.
 */
export async function notify(
	{ jobs }: { jobs: Pick<Jobs, 'send'> },
	tx: Transaction,
	{ userId, key, ...told }: News,
): Promise<void> {
	const id = randomUUID()
	const sessionIds = await insertNotification(tx, { id, userId, told, key, mayBeMailed: !hasOwnMail(told) })
	if (sessionIds === null) return
	await deleteBehindLast(tx, userId)
	for (const sessionId of sessionIds) await jobs.send(tx, pushJob, { notificationId: id, sessionId })
}

/** Takes back what is no longer so, as if it had never been told, in the transaction that ends it. */
export async function takeBackNews(tx: Transaction, ...taken: TakenBack[]): Promise<void> {
	if (taken.length > 0) await deleteTold(tx, taken)
}
