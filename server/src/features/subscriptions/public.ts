import type { Queryable } from '../../platform/database/open-database.ts'
import type { PersonalData } from '../../platform/database/personal-data.ts'
import { grantAccess } from './grant-access.ts'
import { mailSubscribers } from './mail-subscribers.ts'
import { subscriptionStatus } from './present-subscription.ts'
import {
	cancelByOrder,
	countSubscriptions,
	findByOrder,
	findLiveEnd,
	listLiveItems,
	listLiveSubscriptions,
	listNewestSubscriptions,
	listSubscriptions,
	type SubscriptionKind,
	subscriptions,
} from './tables.ts'

export {
	cancelByOrder,
	countSubscriptions,
	findByOrder,
	grantAccess,
	listNewestSubscriptions,
	mailSubscribers,
	subscriptionStatus,
}

/** Exports what is or was open to somebody. It stays, as a record of what was paid, and holds no contact data. */
export const subscriptionsData: PersonalData = {
	erased: [],
	kept: [subscriptions],
	async export(db, userId) {
		const rows = await listSubscriptions(db, userId)
		return { subscriptions: rows.map(({ userId: _, ...subscription }) => subscription) }
	},
	erase: async () => undefined,
}

/** Tells when what somebody has of an item ends; null where they have nothing of it now, because it has ended or was refunded. */
export const findAccessEnd = (
	db: Queryable,
	userId: string,
	kind: SubscriptionKind,
	itemId: string,
	now: Date,
): Promise<Date | null> => findLiveEnd(db, userId, kind, itemId, now)

/** Names the items of a kind that somebody has now. */
export const listOpenItems = (db: Queryable, userId: string, kind: SubscriptionKind, now: Date): Promise<Set<string>> =>
	listLiveItems(db, userId, kind, now)

/** Tells whether anything is open to somebody now: a course or a plan, also one that was given for a trial. */
export const hasOpenAccess = async (db: Queryable, userId: string, now: Date): Promise<boolean> =>
	(await listLiveSubscriptions(db, userId, now)).length > 0

/** Lists what is open to somebody now with when it began: what began last stands first. */
export async function listOpenAccesses(db: Queryable, userId: string, now: Date) {
	const rows = await listLiveSubscriptions(db, userId, now)
	return rows.map(({ kind, itemId, startsAt }) => ({ kind, itemId, startsAt }))
}

/** Lists which plans somebody has or had, and when: also what is to come, and what was ended. */
export async function listPlanAccesses(db: Queryable, userId: string) {
	const rows = await listSubscriptions(db, userId)
	return rows.filter(({ kind }) => kind === 'evaluation-plan').map(({ itemId, ...row }) => ({ planId: itemId, ...row }))
}
