import { AppError } from '@aravalli/shared/errors'
import type { AccountServices } from '../account-services.ts'
import { refuseCommonPassword } from '../common-passwords.ts'
import { accountMailJob } from '../mails/account-mail-job.ts'
import { refuseShortForRole } from '../refuse-short-for-role.ts'
import { deleteSessionsOf } from '../sessions/tables.ts'
import { lockUser, setPasswordHash } from '../tables.ts'
import { checkCode } from './check-code.ts'
import { useCode } from './tables.ts'

/**
 * Uses up a code for a new password and ends every session of the account, all at once or not at all. It never signs
 * in.
 *
 * @throws AppError `reset.wrong-code`, `password.common`, `password.short-for-role`
 */
export async function resetPassword(
	services: AccountServices,
	given: { email: string; otp: string; password: string; network: string },
): Promise<void> {
	const { database, passwords, limits, jobs } = services
	await refuseCommonPassword(given.password)
	const { user, codeId } = await checkCode(services, given)
	refuseShortForRole(given.password, user.role)
	const passwordHash = await passwords.hash(given.password, given.network)
	await database.transaction(async (tx) => {
		await lockUser(tx, user.id)
		if (!(await useCode(tx, codeId))) throw new AppError('reset.wrong-code')
		await setPasswordHash(tx, user.id, passwordHash)
		await deleteSessionsOf(tx, user.id, null)
		await jobs.send(tx, accountMailJob, { userId: user.id, kind: 'password-changed' })
	})
	await limits.forget(user.email, given.network)
}
