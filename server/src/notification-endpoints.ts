/** Puts together how people are told of what has happened to them. */
import type { FastifyInstance } from 'fastify'
import type { Env } from './env.ts'
import { findRecipient } from './features/accounts/public.ts'
import type { CommentSubject } from './features/comments/public.ts'
import { remindOfSessionsRegularly } from './features/expert-sessions/public.ts'
import { notificationsRoutes, stopMailsRoutes } from './features/notifications/routes.ts'
import { workForNotifications } from './features/notifications/work-for-notifications.ts'
import { notificationLookups } from './notification-lookups.ts'
import { accessGroup } from './platform/http/access.ts'
import type { PushHosts } from './platform/push/push-hosts.ts'
import type { Services } from './services.ts'

interface Settings {
	env: Env
	services: Services
	now: () => Date
	pushHosts: PushHosts
	/** Is all that can be commented on. */
	subjects: readonly CommentSubject[]
}

/** Call it among the endpoints, and before the jobs start. */
export async function mountNotifications(
	endpoints: FastifyInstance,
	{ env, services, now, pushHosts, subjects }: Settings,
): Promise<void> {
	const telling = {
		...services,
		...env.notifications,
		lookups: notificationLookups(subjects),
		origin: env.appOrigin,
		pushHosts,
		findRecipient,
		now,
	}
	workForNotifications(telling)
	remindOfSessionsRegularly({ ...services, now })
	await endpoints.register(accessGroup('learner', (learner) => notificationsRoutes(learner, telling)))
	await endpoints.register(accessGroup('public', (open) => stopMailsRoutes(open, telling)))
}
