import { AppError } from '@aravalli/shared/errors'
import { eraseComments } from '../comments/public.ts'
import { eraseInquiries } from '../inquiries/public.ts'
import type { AccountServices } from './account-services.ts'
import { countActiveAdmins, deleteUser, findUser, lockUser } from './tables.ts'

export interface Closing {
	userId: string
	password: string
	/** The caller's network address. */
	address: string
}

/**
 * Erases an account: details, picture, sessions, codes, comments with their pictures, likes, and what was asked under its address, at
 * once or not at all. Replies of others stay.
 * Subscriptions stay, as records of payments without contact data.
 *
 * @throws AppError `password.wrong`, `account.last-admin`, `session.too-many-attempts`
 */
export async function closeAccount(services: AccountServices, { userId, password, address }: Closing): Promise<void> {
	const { database, passwords, limits } = services
	const known = await limits.attempt(`close ${userId}`, address, async () => {
		const user = await findUser(database.db, userId)
		return (await passwords.verify(user?.passwordHash ?? null, password)) ? user : null
	})
	if (!known) throw new AppError('password.wrong')
	await database.transaction(async (tx) => {
		// All of them before one's own, so that two who leave at once do not wait for each other in a circle.
		const admins = known.role === 'ADMIN' ? await countActiveAdmins(tx) : 0
		const user = await lockUser(tx, userId)
		if (!user || user.passwordHash !== known.passwordHash) throw new AppError('password.wrong')
		if (user.role === 'ADMIN' && admins <= 1) throw new AppError('account.last-admin')
		await eraseInquiries(tx, user.email)
		await eraseComments(tx, services.files, userId)
		await deleteUser(tx, userId)
	})
}
