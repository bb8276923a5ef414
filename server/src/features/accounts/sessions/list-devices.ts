import type { Device } from '@aravalli/shared/accounts/profile-contract'
import type { Queryable } from '../../../platform/database/open-database.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { isSessionAlive } from './session-limits.ts'
import { listSessions } from './tables.ts'

/** Lists the browsers in which an account is signed in, the last used first. */
export async function listDevices(db: Queryable, viewer: Viewer, now: Date): Promise<Device[]> {
	const rows = await listSessions(db, viewer.userId)
	return rows
		.filter((row) => isSessionAlive(row, viewer.role, now))
		.map(({ id, browser, createdAt, lastSeenAt }) => ({
			id,
			browser,
			signedInAt: createdAt.toISOString(),
			lastSeenAt: lastSeenAt.toISOString(),
			isCurrent: id === viewer.sessionId,
		}))
}
