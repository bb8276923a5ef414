import { AppError } from '@aravalli/shared/errors'
import type { PushSubscriptionData } from '@aravalli/shared/notifications/contract'
import { isBrokenReference } from '../../../platform/database/is-broken-reference.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import type { NotificationServices } from '../notification-services.ts'
import { deleteSubscription, upsertSubscription } from './tables.ts'

/** @throws AppError `push.endpoint` for an address that is no push service's; `access.not-signed-in` where the session has ended meanwhile */
export async function keepSubscription(
	{ database, pushHosts }: Pick<NotificationServices, 'database' | 'pushHosts'>,
	{ userId, sessionId }: { userId: string; sessionId: string },
	{ endpoint, keys }: PushSubscriptionData,
): Promise<void> {
	if (!pushHosts.isAllowed(new URL(endpoint))) throw new AppError('push.endpoint')
	const subscription = { sessionId, userId, endpoint, publicKey: keys.p256dh, auth: keys.auth }
	await database
		.transaction((tx) => upsertSubscription(tx, subscription))
		.catch((error) => {
			throw isBrokenReference(error) ? new AppError('access.not-signed-in') : error
		})
}

export const dropSubscription = ({ db }: Database, sessionId: string): Promise<void> =>
	deleteSubscription(db, sessionId)
