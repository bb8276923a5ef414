import { AppError } from '@aravalli/shared/errors'
import { isBrokenReference } from '../../platform/database/is-broken-reference.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import type { AccountServices } from './account-services.ts'
import { closedMailJob } from './mails/account-mail-job.ts'
import { deleteSessionsOf } from './sessions/tables.ts'
import { countActiveAdmins, deleteUser, findUser, lockUser, type UserRow } from './tables.ts'

/** Each is for writes that were on their way in the try before. */
const ERASE_TRIES = 10

export interface Closing {
	userId: string
	password: string
	/** Is the caller's network, as `networkOf` gives it. */
	network: string
}

/**
 * Erases an account: details, picture, sessions, codes, and whatever the features keep about its owner, at once or not at all. A last
 * mail says so.
 *
 * @throws AppError `password.wrong`, `account.last-admin`, `session.too-many-attempts`
 */
export async function closeAccount(services: AccountServices, { userId, password, network }: Closing): Promise<void> {
	const { database, passwords, limits } = services
	const known = await limits.attempt(`close ${userId}`, network, async () => {
		const user = await findUser(database.db, userId)
		return (await passwords.verify(user?.passwordHash ?? null, password, network)) ? user : null
	})
	if (!known) throw new AppError('password.wrong')
	await eraseAll(services, known)
}

/**
 * Tries again where its owner has sent something from another tab after the rest was erased, because the account cannot
 * be deleted then. It is signed out everywhere by now, so nothing follows but what is on its way.
 */
async function eraseAll(services: AccountServices, known: UserRow, tries = ERASE_TRIES): Promise<void> {
	const { database } = services
	try {
		await database.transaction((tx) => erase(tx, services, known))
	} catch (error) {
		if (tries === 1 || !isBrokenReference(error)) throw error
		await deleteSessionsOf(database.db, known.id, null)
		await eraseAll(services, known, tries - 1)
	}
}

async function erase(tx: Transaction, { personalData, jobs }: AccountServices, known: UserRow): Promise<void> {
	// All administrators are locked before one's own row, so that two who leave at once do not wait for each other in a
	// circle.
	const admins = known.role === 'ADMIN' ? await countActiveAdmins(tx) : 0
	const user = await lockUser(tx, known.id)
	if (!user || user.passwordHash !== known.passwordHash) throw new AppError('password.wrong')
	if (user.role === 'ADMIN' && admins <= 1) throw new AppError('account.last-admin')
	for (const kept of personalData) await kept.erase(tx, known.id)
	await deleteUser(tx, known.id)
	await jobs.send(tx, closedMailJob, { email: user.email, language: user.language })
}
