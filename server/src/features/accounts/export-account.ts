import type { Viewer } from '../../platform/http/access.ts'
import type { AccountServices } from './account-services.ts'
import { getAccount } from './get-account.ts'
import { presentUser } from './present-user.ts'
import { listDevices } from './sessions/list-devices.ts'

/** All that is stored about an account's owner, as JSON to keep. What protects the account (hashes) is no part of it. */
export async function exportAccount(services: AccountServices, viewer: Viewer): Promise<string> {
	const { db } = services.database
	const user = await getAccount(services.database, viewer.userId)
	const copy = {
		exportedAt: services.now(),
		account: { ...presentUser(user), createdAt: user.createdAt, updatedAt: user.updatedAt },
		devices: await listDevices(services, viewer),
	}
	for (const kept of services.personalData) Object.assign(copy, await kept.export(db, user.id))
	return JSON.stringify(copy, null, '\t')
}
