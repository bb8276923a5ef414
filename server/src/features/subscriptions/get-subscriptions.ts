import { AppError } from '@aravalli/shared/errors'
import type { Language } from '@aravalli/shared/language'
import type { Subscription } from '@aravalli/shared/subscriptions/contract'
import type { Database } from '../../platform/database/open-database.ts'
import type { Viewer } from '../../platform/http/access.ts'
import { maySeeSubscriptions } from './access.ts'
import { beginningOf, chooseMain, presentSubscription } from './present-subscription.ts'
import { listSubscriptions, type SubscriptionRow } from './tables.ts'

interface Asked {
	viewer: Viewer
	userId: string
	language: Language
	now: Date
}

/** @throws AppError `user.not-found` for somebody else's and for an account that does not exist, alike */
export async function getSubscriptions(
	{ db }: Database,
	{ viewer, userId, language, now }: Asked,
): Promise<{ data: Subscription | null; subscriptions: Subscription[] }> {
	if (!maySeeSubscriptions(viewer, userId)) throw new AppError('user.not-found')
	const rows = await listSubscriptions(db, userId)
	return {
		data: presentMain(rows, language, now),
		subscriptions: rows.map((row) => presentSubscription(row, language, now)),
	}
}

/** @param rows the one that ends last first */
export function presentMain(rows: SubscriptionRow[], language: Language, now: Date): Subscription | null {
	const main = chooseMain(rows, now)
	return main && presentSubscription({ ...main, startsAt: beginningOf(main, rows, now) }, language, now)
}
