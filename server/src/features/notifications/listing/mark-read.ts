import type { UnreadCount } from '@aravalli/shared/notifications/contract'
import type { NotificationServices } from '../notification-services.ts'
import { countOwnUnread } from './count-own-unread.ts'
import { setRead } from './tables.ts'

/** @param ids without them all are meant; those of others are passed over */
export async function markRead(
	{ database, now }: Pick<NotificationServices, 'database' | 'now'>,
	userId: string,
	ids: readonly string[] | undefined,
): Promise<UnreadCount> {
	await setRead(database.db, userId, ids ?? null, now())
	return countOwnUnread(database, userId)
}
