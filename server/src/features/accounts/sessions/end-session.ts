import { AppError } from '@aravalli/shared/errors'
import type { Database } from '../../../platform/database/open-database.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { deleteSession, deleteSessionsOf } from './tables.ts'

/** @throws AppError `session.not-found`, also for somebody else's */
export async function endSession({ db }: Database, { userId }: Viewer, sessionId: string): Promise<void> {
	if (!/^[\w-]+$/.test(sessionId) || !(await deleteSession(db, userId, sessionId)))
		throw new AppError('session.not-found')
}

/** Ends all of the account's sessions but the one that asks for it. */
export async function endOtherSessions({ db }: Database, { userId, sessionId }: Viewer): Promise<void> {
	await deleteSessionsOf(db, userId, sessionId)
}
