import { randomBytes, randomUUID } from 'node:crypto'
import type { Role } from '@aravalli/shared/access'
import { canonicalEmail } from '@aravalli/shared/email'
import type { Database } from '../../platform/database/open-database.ts'
import { createPasswordHasher } from './password-hasher.ts'
import { deleteSessionsOf } from './sessions/tables.ts'
import { findUserByEmail, insertUser, lockUser, setPasswordHash, setRole } from './tables.ts'

/** 144 random bits, in letters that a terminal and a hand can copy. */
const newPassword = () => randomBytes(18).toString('base64url')

/**
 * Makes an account one of staff, or opens one that is. It has a new password, which its owner changes after signing in: the old one may
 * be too short for staff, and nobody has proved that whoever opened the account owns the address.
 *
 * @returns the password, which is stored nowhere; null for what is no e-mail address
 */
export async function makeStaff(
	database: Database,
	{ email: typed, role }: { email: string; role: Exclude<Role, 'LEARNER'> },
): Promise<{ email: string; password: string; isNew: boolean } | null> {
	const email = canonicalEmail(typed)
	if (email === null) return null
	const password = newPassword()
	const passwordHash = await createPasswordHasher().hash(password, 'make-admin')
	const isNew = await database.transaction(async (tx) => {
		const opened = { id: randomUUID(), name: 'Admin', email, phoneNumber: '', passwordHash, role }
		const choices = { language: 'english', examYear: 'RAS_2026', dailyHours: 1, isOnboarded: true } as const
		if (await insertUser(tx, { ...opened, ...choices })) return true
		const found = await findUserByEmail(tx, email)
		if (!found || !(await lockUser(tx, found.id))) throw new Error('The account was closed meanwhile.')
		await setRole(tx, found.id, role)
		await setPasswordHash(tx, found.id, passwordHash)
		await deleteSessionsOf(tx, found.id, null)
		return false
	})
	return { email, password, isNew }
}
