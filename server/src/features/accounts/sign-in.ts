import { canonicalEmail } from '@aravalli/shared/email'
import { AppError } from '@aravalli/shared/errors'
import type { Language } from '@aravalli/shared/language'
import type { AccountServices } from './account-services.ts'
import { startSession, type Visit } from './sessions/start-session.ts'
import { findUserByEmail, lockUser, type UserRow, updateUser } from './tables.ts'

export interface SignIn extends Visit {
	email: string
	password: string
	/** Is the caller's network, as `networkOf` gives it. */
	network: string
	/** Is the browser's language, which wins over the account's; null where it keeps none. */
	language: Language | null
}

/**
 * Starts a session. Takes as long and says the same for unknown accounts as for wrong passwords.
 *
 * @throws AppError `session.wrong-credentials`, `session.too-many-attempts`, `account.disabled` after a right password
 */
export async function signIn(
	services: AccountServices,
	{ email, password, network, language, ...visit }: SignIn,
): Promise<{ user: UserRow; token: string }> {
	const { database, passwords, limits } = services
	const account = canonicalEmail(email) ?? ''
	const known = await limits.attempt(account, network, async () => {
		const user = await findUserByEmail(database.db, account)
		return (await passwords.verify(user?.passwordHash ?? null, password, network)) ? user : null
	})
	if (!known) throw new AppError('session.wrong-credentials')
	return database.transaction(async (tx) => {
		const user = await lockUser(tx, known.id)
		// The password was changed between the comparison and now.
		if (!user || user.passwordHash !== known.passwordHash) throw new AppError('session.wrong-credentials')
		if (user.isDisabled) throw new AppError('account.disabled')
		const token = await startSession(tx, user, visit, services.now())
		if (language === null || language === user.language) return { user, token }
		return { user: (await updateUser(tx, user.id, { language })) ?? user, token }
	})
}
