import { AppError } from '@aravalli/shared/errors'
import type { Database } from '../../../platform/database/open-database.ts'
import { readMailSecret } from '../secrets/read-secrets.ts'
import { setMailDigest } from '../settings/tables.ts'
import { readStopToken } from './stop-token.ts'

/** @throws AppError `notification.stop-link` */
export async function stopMails(database: Database, token: string): Promise<void> {
	const userId = readStopToken(token, await readMailSecret(database))
	if (userId === null) throw new AppError('notification.stop-link')
	await database.transaction((tx) => setMailDigest(tx, userId, false))
}
