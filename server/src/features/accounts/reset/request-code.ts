import { canonicalEmail } from '@aravalli/shared/email'
import type { AccountServices } from '../account-services.ts'
import { findUserByEmail } from '../tables.ts'
import { resetCodeJob } from './reset-code-job.ts'

/**
 * Asks for a code to be mailed. The same is done for known and unknown addresses, a job for each, so that neither the answer nor its time
 * tells who has an account.
 */
export async function requestCode({ database, jobs }: AccountServices, email: string): Promise<void> {
	const user = await findUserByEmail(database.db, canonicalEmail(email) ?? '')
	await jobs.send(database.db, resetCodeJob, { userId: user?.id ?? null })
}
