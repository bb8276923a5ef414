import type { Device } from '@aravalli/shared/accounts/profile-contract'
import type { Viewer } from '../../../platform/http/access.ts'
import type { AccountServices } from '../account-services.ts'
import { isSessionAlive } from './session-limits.ts'
import { listSessions } from './tables.ts'

/** Lists the browsers in which an account is signed in, the last used first. */
export async function listDevices({ database, now }: AccountServices, viewer: Viewer): Promise<Device[]> {
	const rows = await listSessions(database.db, viewer.userId)
	return rows
		.filter((row) => isSessionAlive(row, viewer.role, now()))
		.map(({ id, browser, createdAt, lastSeenAt }) => ({
			id,
			browser,
			signedInAt: createdAt.toISOString(),
			lastSeenAt: lastSeenAt.toISOString(),
			isCurrent: id === viewer.sessionId,
		}))
}
