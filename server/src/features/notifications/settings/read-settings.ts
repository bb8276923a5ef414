import type { NotificationSettings } from '@aravalli/shared/notifications/contract'
import type { NotificationServices } from '../notification-services.ts'
import { findSubscription } from '../push/tables.ts'
import { setMailDigest, wantsMailDigest } from './tables.ts'

type Needed = Pick<NotificationServices, 'database' | 'digestMinutes'>

const clock = (minutes: number) =>
	[Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

export async function readSettings(
	{ database: { db }, digestMinutes }: Needed,
	{ userId, sessionId }: { userId: string; sessionId: string },
): Promise<NotificationSettings> {
	const [mailDigest, subscription] = await Promise.all([wantsMailDigest(db, userId), findSubscription(db, sessionId)])
	return { mailDigest, digestTime: clock(digestMinutes), isPushOnHere: subscription?.userId === userId }
}

export async function changeSettings(
	services: Needed,
	viewer: { userId: string; sessionId: string },
	{ mailDigest }: { mailDigest: boolean },
): Promise<NotificationSettings> {
	await services.database.transaction((tx) => setMailDigest(tx, viewer.userId, mailDigest))
	return readSettings(services, viewer)
}
