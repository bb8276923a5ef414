import { canonicalEmail } from '@aravalli/shared/email'
import type { Language } from '@aravalli/shared/language'
import type { Queryable } from '../../platform/database/open-database.ts'
import { accountFiles, accountGroups, exportOwnAccount } from './account-data.ts'
import { forgetEnded } from './forget-ended.ts'
import { makeStaff } from './make-staff.ts'
import {
	aimPart,
	findUser,
	findUserByEmail,
	findUserNames,
	findUserPeople,
	isAccount,
	listUsersOfRole,
	type StudyAim,
	searchUsers,
} from './tables.ts'

export {
	accountFiles,
	accountGroups,
	aimPart,
	exportOwnAccount,
	forgetEnded,
	isAccount,
	listUsersOfRole,
	makeStaff,
	type StudyAim,
}

/** Finds where mails to an account go, and in which language; null for one that is closed. */
export async function findRecipient(
	db: Queryable,
	userId: string,
): Promise<{ email: string; language: Language } | null> {
	const user = await findUser(db, userId)
	return user && { email: user.email, language: user.language }
}

export interface Person {
	id: string
	name: string
	email: string
}

/** Finds who accounts belong to, for administrators, by account; those that are closed are left out. */
export async function findPeople(db: Queryable, userIds: string[]): Promise<Map<string, Person>> {
	if (userIds.length === 0) return new Map()
	return new Map((await findUserPeople(db, [...new Set(userIds)])).map((person) => [person.id, person]))
}

/** Whoever searches for less than a name finds more people than anybody looks through. */
const MOST_PEOPLE = 200

/** Finds accounts by a part of a name or of an address, for administrators. */
export const searchPeople = (db: Queryable, part: string): Promise<string[]> => searchUsers(db, part, MOST_PEOPLE)

/** Finds an account by its whole address, in whatever form it was typed. */
export async function findIdByEmail(db: Queryable, given: string): Promise<string | null> {
	const email = canonicalEmail(given)
	return email === null ? null : ((await findUserByEmail(db, email))?.id ?? null)
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
