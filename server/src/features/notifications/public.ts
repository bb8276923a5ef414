import { countOwn } from '../../platform/database/count-own.ts'
import type { PersonalData } from '../../platform/database/personal-data.ts'
import { deleteNotifications, listAllNotifications } from './listing/tables.ts'
import { deleteSubscriptionsOf, listSubscriptionsOf, pushSubscriptions } from './push/tables.ts'
import { deleteSettings, listSettingsOf, notificationSettings } from './settings/tables.ts'
import { notifications, unreadPart } from './tables.ts'
import { forgetNotifications } from './telling/forget-notifications.ts'
import { notify, takeBackNews } from './telling/notify.ts'

export { forgetNotifications, notify, takeBackNews, unreadPart }

/** Exports and erases what somebody was told, and how they want to be told. */
export const notificationsData: PersonalData = {
	erased: [notifications, notificationSettings, pushSubscriptions],
	kept: [],
	groups: [
		{
			name: 'notifications',
			tables: [notifications, notificationSettings, pushSubscriptions],
			afterClosing: 'erased',
			count: countOwn(notifications.userId),
		},
	],
	async export(db, userId) {
		return {
			notifications: await listAllNotifications(db, userId),
			notificationSettings: await listSettingsOf(db, userId),
			pushSubscriptions: await listSubscriptionsOf(db, userId),
		}
	},
	async erase(tx, userId) {
		await deleteNotifications(tx, userId)
		await deleteSettings(tx, userId)
		await deleteSubscriptionsOf(tx, userId)
	},
}
