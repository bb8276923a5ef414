import { loadQuery } from '#web/lib/load-query.ts'
import { textsIn } from '#web/lib/messages.ts'
import type { PageContext } from '#web/lib/page-context.ts'
import { messages as notificationMessages } from '../messages.en.ts'
import { listQuery, settingsQuery } from '../queries.ts'
import type { NotificationsSearch } from './notifications-search.ts'

/** A failure is shown in the page, with the way to try again. */
export async function loadNotifications({ queryClient, api, language }: PageContext, { page }: NotificationsSearch) {
	const [{ title }] = await Promise.all([
		textsIn(notificationMessages, language),
		loadQuery(queryClient, listQuery(api, language, page)).catch(() => undefined),
		loadQuery(queryClient, settingsQuery(api)).catch(() => undefined),
	])
	return { title }
}
