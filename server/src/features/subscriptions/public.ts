import { countOwn } from '../../platform/database/count-own.ts'
import type { Queryable } from '../../platform/database/open-database.ts'
import type { PersonalData } from '../../platform/database/personal-data.ts'
import { cancelByOrder } from './cancel-by-order.ts'
import { presentMain } from './get-subscriptions.ts'
import { grantAccess } from './grant-access.ts'
import { mailSubscribers } from './mail-subscribers.ts'
import { subscriptionStatus } from './present-subscription.ts'
import {
	countSubscriptions,
	findByOrder,
	findLiveEnd,
	listLiveItems,
	listLiveSubscriptions,
	listNewestSubscriptions,
	listSubscriptions,
	readSubscriptions,
	type SubscriptionKind,
	type SubscriptionRow,
	type SubscriptionsPart,
	subscriptions,
	subscriptionsPart,
} from './tables.ts'

export {
	cancelByOrder,
	countSubscriptions,
	findByOrder,
	grantAccess,
	listNewestSubscriptions,
	mailSubscribers,
	presentMain,
	readSubscriptions,
	type SubscriptionsPart,
	subscriptionStatus,
	subscriptionsPart,
}

/** Exports what is or was open to somebody. It stays, as a record of what was paid, and holds no contact data. */
export const subscriptionsData: PersonalData = {
	erased: [],
	kept: [subscriptions],
	groups: [
		{
			name: 'subscriptions',
			tables: [subscriptions],
			afterClosing: 'kept',
			count: countOwn(subscriptions.userId),
		},
	],
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
	return planAccesses(await listSubscriptions(db, userId))
}

/** Picks the plans out of what somebody has or had. */
export const planAccesses = (rows: readonly SubscriptionRow[]) =>
	rows.filter(({ kind }) => kind === 'evaluation-plan').map(({ itemId, ...row }) => ({ planId: itemId, ...row }))
