import { notificationsContract, stopMailsContract } from '@aravalli/shared/notifications/contract'
import formBody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { mountContract } from '../../platform/http/mount-contract.ts'
import { stopMails } from './digest/stop-mails.ts'
import { countOwnUnread } from './listing/count-own-unread.ts'
import { listOwn } from './listing/list-own.ts'
import { markRead } from './listing/mark-read.ts'
import type { NotificationServices } from './notification-services.ts'
import { dropSubscription, keepSubscription } from './push/keep-subscription.ts'
import { findVapidKeys } from './secrets/read-secrets.ts'
import { changeSettings, readSettings } from './settings/read-settings.ts'

/** Serves whoever is signed in with what has happened to them. */
export function notificationsRoutes(app: FastifyInstance, services: NotificationServices): void {
	const { database, vapid } = services
	mountContract(app, notificationsContract, {
		'GET /api/notifications': ({ viewer: { userId }, query: { page, limit }, language }) =>
			listOwn(services, { userId, page, limit, language }),

		'GET /api/notifications/unread-count': async ({ viewer }) => ({
			data: await countOwnUnread(database, viewer.userId),
		}),

		'POST /api/notifications/read': async ({ viewer, body }) => ({
			data: await markRead(services, viewer.userId, body.ids),
		}),

		'GET /api/notifications/settings': async ({ viewer }) => ({ data: await readSettings(services, viewer) }),

		'PATCH /api/notifications/settings': async ({ viewer, body }) => ({
			data: await changeSettings(services, viewer, body),
		}),

		'GET /api/notifications/push-key': async () => {
			const { publicKey } = await findVapidKeys(database, vapid)
			return { data: { key: publicKey } }
		},

		'PUT /api/notifications/push-subscription': async ({ viewer, body }) => {
			await keepSubscription(services, viewer, body)
			return {}
		},

		'DELETE /api/notifications/push-subscription': async ({ viewer }) => {
			await dropSubscription(database, viewer.sessionId)
			return {}
		},
	})
}

/** Serves the links of mails: mail programs send forms. */
export async function stopMailsRoutes(app: FastifyInstance, { database }: NotificationServices): Promise<void> {
	await app.register(formBody)
	mountContract(app, stopMailsContract, {
		'POST /api/notifications/stop-mails': async ({ query: { token } }) => {
			await stopMails(database, token)
			return {}
		},

		'POST /api/notifications/stop-mails/form': async ({ body: { token }, reply }) => {
			await stopMails(database, token)
			return reply.redirect('/notifications/stop-mails?done=1', 303)
		},
	})
}
