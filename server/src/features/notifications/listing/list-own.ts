import type { Pagination } from '@aravalli/shared/endpoint'
import type { Language } from '@aravalli/shared/language'
import type { Notification, UnreadCount } from '@aravalli/shared/notifications/contract'
import type { NotificationServices } from '../notification-services.ts'
import { presentCount, presentNotifications } from '../presenting/present-notifications.ts'
import { countNotifications, countUnread, listNotifications } from './tables.ts'

interface Wanted {
	userId: string
	page: number
	limit: number
	language: Language
}

export async function listOwn(
	{ database: { db }, lookups, now }: Pick<NotificationServices, 'database' | 'lookups' | 'now'>,
	{ userId, page, limit, language }: Wanted,
): Promise<{ data: Notification[]; pagination: Pagination; unread: UnreadCount }> {
	const [rows, total, unread] = await Promise.all([
		listNotifications(db, userId, { limit, offset: (page - 1) * limit }),
		countNotifications(db, userId),
		countUnread(db, userId),
	])
	return {
		data: await presentNotifications(db, lookups, rows, { language, now: now() }),
		pagination: { page, limit, total, totalPages: Math.ceil(total / limit), isTotalCapped: false },
		unread: presentCount(unread),
	}
}
