import type { LinkTarget } from '#web/lib/link-address.ts'
import { readPageNumber } from '#web/lib/page-number.ts'

export interface NotificationsSearch {
	page?: number
}

export function readNotificationsSearch(search: Record<string, unknown>): NotificationsSearch {
	const page = readPageNumber(search.page)
	return page ? { page } : {}
}

export const notificationsLink = (page: number): LinkTarget => ({
	to: '/notifications',
	search: page > 1 ? { page } : {},
})
