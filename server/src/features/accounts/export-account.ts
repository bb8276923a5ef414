import { Readable } from 'node:stream'
import type { Viewer } from '../../platform/http/access.ts'
import { writeJson } from '../../platform/write-json.ts'
import type { AccountServices } from './account-services.ts'
import { getAccount } from './get-account.ts'
import { presentUser } from './present-user.ts'
import { listDevices } from './sessions/list-devices.ts'
import type { UserRow } from './tables.ts'

/**
 * Reads all that is stored about an account's owner as it is sent, as JSON to keep. What protects the account (hashes)
 * is no part of it.
 */
export async function exportAccount(services: AccountServices, viewer: Viewer): Promise<Readable> {
	const user = await getAccount(services.database, viewer.userId)
	return Readable.from(writeJson(partsOf(services, viewer, user)), { objectMode: false })
}

async function* partsOf(services: AccountServices, viewer: Viewer, user: UserRow): AsyncGenerator<[string, unknown]> {
	yield ['exportedAt', services.now()]
	yield ['account', { ...presentUser(user), createdAt: user.createdAt, updatedAt: user.updatedAt }]
	yield ['devices', await listDevices(services, viewer)]
	for (const kept of services.personalData) yield* Object.entries(await kept.export(services.database.db, user.id))
}
