import { randomBytes } from 'node:crypto'
import type { Database } from '../../../platform/database/open-database.ts'
import { createVapidKeys, readVapidKeys, type VapidKeys } from '../../../platform/push/vapid.ts'
import { keepSecret } from './tables.ts'

/** @param given of the settings; null: a pair is made once and kept */
export async function findVapidKeys({ db }: Database, given: VapidKeys | null): Promise<VapidKeys> {
	if (given) return given
	const { publicKey, privateKey } = createVapidKeys()
	const kept = await keepSecret(db, 'vapid', `${publicKey} ${privateKey}`)
	const [keptPublic = '', keptPrivate = ''] = kept.split(' ')
	const keys = readVapidKeys(keptPublic, keptPrivate)
	if (!keys) throw new Error('The kept keys for push services are no pair.')
	return keys
}

/** Gives the key by which the links in mails are signed. */
export async function readMailSecret({ db }: Database): Promise<Buffer> {
	return Buffer.from(await keepSecret(db, 'stop-mails', randomBytes(32).toString('base64url')), 'base64url')
}
