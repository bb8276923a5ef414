import { randomUUID } from 'node:crypto'
import { owedSignOutName, owesSignOut } from '@aravalli/shared/owed-sign-out'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { sessionToken, setSessionCookie } from '../../../platform/http/session-cookie.ts'
import type { UserRow } from '../tables.ts'
import { browserName } from './browser-name.ts'
import { sessionLimits } from './session-limits.ts'
import { newSessionToken, tokenHash } from './session-token.ts'
import { deleteSessionByToken, insertSession } from './tables.ts'

/** Carries the part of a request that a session is made from. */
export interface Visit {
	userAgent: string | undefined
	/** Is the token of the session that this browser had until now, which ends. */
	oldToken: string | null
}

export function visitOf(request: FastifyRequest, isSecure: boolean): Visit {
	return { userAgent: request.headers['user-agent'], oldToken: sessionToken(request.headers.cookie, isSecure) }
}

/** Returns the token for the cookie. The account must be locked. */
export async function startSession(
	tx: Transaction,
	user: Pick<UserRow, 'id'>,
	visit: Visit,
	now: Date,
): Promise<string> {
	const token = newSessionToken()
	if (visit.oldToken) await deleteSessionByToken(tx, tokenHash(visit.oldToken))
	await insertSession(tx, {
		id: randomUUID(),
		userId: user.id,
		tokenHash: tokenHash(token),
		browser: browserName(visit.userAgent),
		createdAt: now,
		lastSeenAt: now,
	})
	return token
}

export function giveCookie(reply: FastifyReply, token: string, user: Pick<UserRow, 'role'>, isSecure: boolean): void {
	reply.header('set-cookie', setSessionCookie(token, sessionLimits(user.role).totalSeconds, isSecure))
	// An earlier session need not be signed out any more: this one has taken its place.
	if (owesSignOut(reply.request.headers.cookie ?? ''))
		reply.header('set-cookie', `${owedSignOutName}=; Path=/; Max-Age=0; SameSite=Lax`)
}

export function takeCookie(reply: FastifyReply, isSecure: boolean): void {
	reply.header('set-cookie', setSessionCookie('', 0, isSecure))
}
