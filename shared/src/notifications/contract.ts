import { z } from 'zod'
import { type Contract, languageQuery, listAnswer, pageLimit, pageNumber, successAnswer } from '../endpoint.ts'
import { MOST_COUNTED, NOTIFICATIONS_KEPT, notificationKinds } from './notification.ts'

const notification = z.object({
	id: z.string(),
	kind: z.enum(notificationKinds),
	title: z.string().describe('What has happened, as a sentence in the caller’s language'),
	text: z.string().nullable().describe('What it is about, such as a question'),
	path: z.string().describe('The place itself, on this site'),
	createdAt: z.iso.datetime(),
	isRead: z.boolean(),
})

export type Notification = z.output<typeof notification>

const unreadCount = z.object({
	count: z.int().describe(`At most ${MOST_COUNTED}`),
	isCapped: z.boolean().describe('There are more than that'),
})

export type UnreadCount = z.output<typeof unreadCount>

const settings = z.object({
	mailDigest: z.boolean().describe('One mail a day with what is unread, if there is anything'),
	digestTime: z.string().describe('When it is sent, in India, such as 18:00'),
	isPushOnHere: z.boolean().describe('The caller’s session is told at once, by the browser’s push service'),
})

export type NotificationSettings = z.output<typeof settings>

/** Says what a browser's `PushSubscription` says of itself: a public key of P-256 and a secret of 16 bytes, as base64url. */
const subscription = z.object({
	endpoint: z.url({ protocol: /^https?$/ }).max(2000),
	keys: z.object({
		p256dh: z.string().regex(/^B[\w-]{86}$/),
		auth: z.string().regex(/^[\w-]{22}$/),
	}),
})

export type PushSubscriptionData = z.output<typeof subscription>

const write = { access: 'learner', allowance: 'notifications' } as const
const done = z.object({ success: z.literal(true), message: z.string().optional() })
const stopToken = z.object({ token: z.string().max(200) })

export const notificationsContract = {
	'GET /api/notifications': {
		summary: `What has happened to the caller, the newest first: of 90 days, and at most ${NOTIFICATIONS_KEPT}`,
		access: 'learner',
		query: z.object({
			lang: languageQuery.optional(),
			page: pageNumber.prefault('1'),
			limit: pageLimit.prefault('20'),
		}),
		answer: listAnswer(notification).extend({ unread: unreadCount }),
	},
	'GET /api/notifications/unread-count': {
		summary: 'How much of it the caller has not read',
		access: 'learner',
		answer: successAnswer(unreadCount),
	},
	'POST /api/notifications/read': {
		summary: 'Marks some of it as read, or all; ids of others are passed over',
		...write,
		body: z
			.object({ ids: z.array(z.string().max(100)).max(NOTIFICATIONS_KEPT).optional(), all: z.literal(true).optional() })
			.refine(({ ids, all }) => (ids === undefined) !== (all === undefined), { path: ['ids'] }),
		answer: successAnswer(unreadCount),
	},
	'GET /api/notifications/settings': {
		summary: 'How the caller wants to be told',
		access: 'learner',
		answer: successAnswer(settings),
	},
	'PATCH /api/notifications/settings': {
		summary: 'Switches the daily mail on or off',
		...write,
		body: z.object({ mailDigest: z.boolean() }),
		answer: successAnswer(settings),
	},
	'GET /api/notifications/push-key': {
		summary: 'The key by which push services know this site (VAPID, RFC 8292), as base64url',
		access: 'learner',
		answer: successAnswer(z.object({ key: z.string() })),
	},
	'PUT /api/notifications/push-subscription': {
		summary: 'Has this browser told at once, until the session ends; a session has one, the last',
		...write,
		body: subscription,
		answer: done,
		errors: ['push.endpoint'],
	},
	'DELETE /api/notifications/push-subscription': {
		summary: 'Ends it',
		...write,
		answer: done,
	},
} as const satisfies Contract

/** Are for mail programs and for the page of the link in a mail: whoever has the link may switch these mails off, and do nothing else. */
export const stopMailsContract = {
	'POST /api/notifications/stop-mails': {
		summary: 'Switches the daily mail off by the link of such a mail (RFC 8058: one click)',
		access: 'public',
		query: stopToken,
		answer: done,
		errors: ['notification.stop-link'],
	},
	'POST /api/notifications/stop-mails/form': {
		summary: 'Does the same for a form, and leads back to its page',
		access: 'public',
		body: stopToken,
		answer: 'redirect',
		errors: ['notification.stop-link'],
	},
} as const satisfies Contract
