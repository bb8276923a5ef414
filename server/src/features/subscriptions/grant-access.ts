import { randomUUID } from 'node:crypto'
import type { Bilingual } from '@aravalli/shared/language'
import type { Transaction } from '../../platform/database/open-database.ts'
import { takeBackNews } from '../notifications/public.ts'
import { accessKey } from './access-key.ts'
import { findLastEnd, insertSubscription, lockAccess, type SubscriptionKind } from './tables.ts'

interface NewAccess {
	userId: string
	kind: SubscriptionKind
	itemId: string
	title: Bilingual
	orderId: string | null
	/** Says when access that starts then ends. */
	endOf: (startsAt: Date) => Date
}

export interface Access {
	subscriptionId: string
	startsAt: Date
	endsAt: Date
}

/**
 * Gives access. What somebody has already is extended from its end: a day that was paid for is never lost. Evaluation plans extend each other,
 * courses only themselves.
 *
 * @returns null where it would end before it starts: what ends on a day, and is over or already had until then
 */
export async function grantAccess(
	tx: Transaction,
	{ userId, kind, itemId, title, orderId, endOf }: NewAccess,
	now: Date,
): Promise<Access | null> {
	await lockAccess(tx, userId, kind)
	const had = await findLastEnd(tx, { userId, kind, itemId: kind === 'course' ? itemId : null }, now)
	const startsAt = had ?? now
	const endsAt = endOf(startsAt)
	if (endsAt <= startsAt) return null
	const id = randomUUID()
	await insertSubscription(tx, { id, userId, kind, itemId, title, orderId, startsAt, endsAt })
	// That the former ends is no news any more.
	await takeBackNews(tx, { userId, keyStart: accessKey({ kind, itemId }) })
	return { subscriptionId: id, startsAt, endsAt }
}
