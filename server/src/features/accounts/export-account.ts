import { Readable } from 'node:stream'
import type { Viewer } from '../../platform/http/access.ts'
import { writeJson } from '../../platform/write-json.ts'
import { presentAccount } from './account-data.ts'
import type { AccountServices } from './account-services.ts'
import { getAccount } from './get-account.ts'
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
	const { db } = services.database
	yield ['account', presentAccount(user)]
	yield ['devices', await listDevices(db, viewer, services.now())]
	for (const kept of services.personalData) yield* Object.entries(await kept.export(db, user.id, 'addresses'))
}
