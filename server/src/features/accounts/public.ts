import type { Language } from '@aravalli/shared/language'
import type { Queryable } from '../../platform/database/open-database.ts'
import { forgetEnded } from './forget-ended.ts'
import { makeStaff } from './make-staff.ts'
import { findUser, findUserNames } from './tables.ts'

export { forgetEnded, makeStaff }

/** Finds where mails to an account go, and in which language; null for one that is closed. */
export async function findRecipient(
	db: Queryable,
	userId: string,
): Promise<{ email: string; language: Language } | null> {
	const user = await findUser(db, userId)
	return user && { email: user.email, language: user.language }
}

/** Finds the names under which accounts appear to others, by account; those that are gone are left out. */
export async function findNames(db: Queryable, userIds: string[]): Promise<Map<string, string>> {
	if (userIds.length === 0) return new Map()
	const found = await findUserNames(db, [...new Set(userIds)])
	return new Map(found.map(({ id, name }) => [id, name]))
}

/** Says who buys something; null for an account that has been closed. */
export async function findBuyer(
	db: Queryable,
	userId: string,
): Promise<{ name: string; email: string; phoneNumber: string } | null> {
	const user = await findUser(db, userId)
	return user && { name: user.name, email: user.email, phoneNumber: user.phoneNumber }
}

/** Finds the language in which somebody wants mails; null where the account is gone. */
export async function findLanguage(db: Queryable, userId: string): Promise<Language | null> {
	return (await findUser(db, userId))?.language ?? null
}
