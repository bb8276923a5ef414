import { sendPush } from '../../../platform/push/push-sender.ts'
import { findUnread } from '../listing/tables.ts'
import type { NotificationServices } from '../notification-services.ts'
import { presentNotifications } from '../presenting/present-notifications.ts'
import { findVapidKeys } from '../secrets/read-secrets.ts'
import { deleteEndpoint, findSubscription } from './tables.ts'

/** Is what a browser is sent: no more than the bell shows. The worker of the pages reads it (web/worker/pushed.ts). */
interface PushedNotification {
	id: string
	title: string
	path: string
	language: 'en' | 'hi'
}

/** Tells one browser, unless its reader has read it meanwhile, or the browser is signed out. */
export async function sendToBrowser(
	services: NotificationServices,
	{ notificationId, sessionId }: { notificationId: string; sessionId: string },
	subject: string,
): Promise<void> {
	const { database, lookups, findRecipient, now, pushHosts: hosts } = services
	const { db } = database
	const target = await findSubscription(db, sessionId)
	const reader = target && (await findRecipient(db, target.userId))
	if (!reader) return
	const { language } = reader
	const rows = await findUnread(db, target.userId, [notificationId])
	const [notification] = await presentNotifications(db, lookups, rows, { language, now: now() })
	if (!notification) return
	const { id, title, path } = notification
	const pushed: PushedNotification = { id, title, path, language: language === 'hindi' ? 'hi' : 'en' }
	const keys = await findVapidKeys(database, services.vapid)
	const outcome = await sendPush({ hosts, keys, subject, now }, target, JSON.stringify(pushed))
	if (outcome === 'gone') await deleteEndpoint(db, target.endpoint)
}
