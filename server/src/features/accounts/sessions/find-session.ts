import { owesSignOut } from '@aravalli/shared/owed-sign-out'
import type { FastifyRequest } from 'fastify'
import type { Viewer } from '../../../platform/http/access.ts'
import { reasonOf } from '../../../platform/http/loggable-error.ts'
import { sessionToken } from '../../../platform/http/session-cookie.ts'
import type { AccountServices } from '../account-services.ts'
import { isSessionAlive, isUseToBeNoted } from './session-limits.ts'
import { tokenHash } from './session-token.ts'
import { type SessionOfUser, touchSession } from './tables.ts'

type Needed = Pick<AccountServices, 'database' | 'findSession' | 'isSecure' | 'now' | 'log'>

/**
 * Asks the database for the session of a request each time: an end, a new role and a closed account take effect at
 * once.
 */
export async function findRequestSession(services: Needed, request: FastifyRequest): Promise<SessionOfUser | null> {
	// Whoever has signed out without a network is nobody, until the browser has told it.
	if (owesSignOut(request.headers.cookie ?? '')) return null
	const token = sessionToken(request.headers.cookie, services.isSecure)
	const session = token && (await services.findSession(tokenHash(token)))
	const now = services.now()
	if (!session || session.user.isDisabled || !isSessionAlive(session, session.user.role, now)) return null
	if (isUseToBeNoted(session, now)) await noteUse(services, session.sessionId, now)
	return session
}

/** A note that cannot be written, because the disk is full, must not keep anybody from reading. */
async function noteUse({ database, log }: Pick<Needed, 'database' | 'log'>, sessionId: string, now: Date) {
	await touchSession(database.db, sessionId, now).catch((error: Error) =>
		log.warn({ reason: reasonOf(error) }, 'That a session is in use could not be noted.'),
	)
}

export async function findViewer(services: Needed, request: FastifyRequest): Promise<Viewer | null> {
	const session = await findRequestSession(services, request)
	if (!session) return null
	const { id: userId, role, name } = session.user
	return { userId, sessionId: session.sessionId, role, name }
}
