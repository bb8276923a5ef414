import { AppError } from '@aravalli/shared/errors'
import type { AccountServices } from './account-services.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { accountMailJob } from './mails/account-mail-job.ts'
import { refuseShortForRole } from './refuse-short-for-role.ts'
import { startSession, type Visit } from './sessions/start-session.ts'
import { deleteSessionsOf } from './sessions/tables.ts'
import { findUser, lockUser, setPasswordHash, type UserRow } from './tables.ts'

export interface PasswordChange extends Visit {
	userId: string
	currentPassword: string
	newPassword: string
	/** Is the caller's network, as `networkOf` gives it. */
	network: string
}

/**
 * Sets a new password, ends every session of the account and starts a new one for this browser.
 *
 * @throws AppError `password.wrong`, `password.common`, `password.short-for-role`, `session.too-many-attempts`
 */
export async function changePassword(
	services: AccountServices,
	{ userId, currentPassword, newPassword, network, ...visit }: PasswordChange,
): Promise<{ user: UserRow; token: string }> {
	const { database, passwords, limits, jobs } = services
	const known = await limits.attempt(`change ${userId}`, network, async () => {
		const user = await findUser(database.db, userId)
		return (await passwords.verify(user?.passwordHash ?? null, currentPassword, network)) ? user : null
	})
	if (!known) throw new AppError('password.wrong')
	await refuseCommonPassword(newPassword)
	refuseShortForRole(newPassword, known.role)
	const passwordHash = await passwords.hash(newPassword, network)
	return database.transaction(async (tx) => {
		const user = await lockUser(tx, userId)
		if (!user || user.passwordHash !== known.passwordHash) throw new AppError('password.wrong')
		await setPasswordHash(tx, userId, passwordHash)
		await deleteSessionsOf(tx, userId, null)
		const token = await startSession(tx, user, visit, services.now())
		await jobs.send(tx, accountMailJob, { userId, kind: 'password-changed' })
		return { user, token }
	})
}
