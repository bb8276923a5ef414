import type { NotificationKind } from '@aravalli/shared/notifications/notification'

const kinds: Record<NotificationKind, string> = {
	reply: 'Reply',
	'copy-returned': 'Returned copy',
	result: 'Result',
	'booking-tomorrow': 'Expert session',
	'access-ending': 'Your access',
	'question-report': 'Your report',
}

export const messages = {
	title: 'Notifications',
	newest: 'Newest notifications',
	intro: 'Replies to your comments, returned copies, results, sessions and plans that end soon. They stay for 90 days.',
	kinds,
	unread: 'New',
	unreadCount: (count: string) => (count === '1' ? '1 new' : `${count} new`),
	markAll: 'Mark all as read',
	marking: 'Marking…',
	markFailed: 'Couldn’t mark them as read. Check your connection and try again.',
	all: 'All notifications',
	settings: 'Settings',
	empty: {
		title: 'No notifications yet',
		text: 'When someone replies to you or a copy comes back, you’ll see it here.',
	},
}
