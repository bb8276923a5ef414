/** Is what somebody can be told of. What each says is made when it is read, on the server. */
export const notificationKinds = [
	'reply',
	'copy-returned',
	'result',
	'booking-tomorrow',
	'access-ending',
	'question-report',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** An account has at most so many; the oldest go. */
export const NOTIFICATIONS_KEPT = 200

/** The bell counts no further. */
export const MOST_COUNTED = 99
