import { type Role, roles } from '@aravalli/shared/access'
import { type DailyHours, dailyHours } from '@aravalli/shared/accounts/account'
import { type ExamYear, examYears } from '@aravalli/shared/exam-cycles'
import { type Language, languages } from '@aravalli/shared/language'
import { and, count, eq, inArray, sql } from 'drizzle-orm'
import { boolean, check, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Queryable, SqlPart, Transaction } from '../../platform/database/database.ts'

const listed = (values: readonly (string | number)[]) => sql.raw(values.map((value) => `'${value}'`).join(', '))

export const users = pgTable(
	'users',
	{
		id: text().primaryKey(),
		name: text().notNull(),
		/** The address is kept in the form of `canonicalEmail`, so that equal addresses are equal texts. */
		email: text().notNull(),
		/** Holds ten digits, or '' for none. */
		phoneNumber: text('phone_number').notNull(),
		/** Holds Argon2id in its text form (PHC), with salt and parameters. */
		passwordHash: text('password_hash').notNull(),
		role: text().$type<Role>().notNull(),
		language: text().$type<Language>().notNull(),
		examYear: text('exam_year').$type<ExamYear>().notNull(),
		dailyHours: smallint('daily_hours').$type<DailyHours>().notNull(),
		/** Refers to `profile_pictures`; null for none. */
		pictureId: text('picture_id'),
		isOnboarded: boolean('is_onboarded').notNull().default(false),
		/** Whoever sets it ends the account's sessions with it: a trigger does so, because no page sets it yet. */
		isDisabled: boolean('is_disabled').notNull().default(false),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
		updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [
		uniqueIndex('users_email').on(table.email),
		check('users_role', sql`${table.role} in (${listed(roles)})`),
		check('users_language', sql`${table.language} in (${listed(languages)})`),
		check('users_exam_year', sql`${table.examYear} in (${listed(examYears)})`),
		check(
			'users_daily_hours',
			sql`${table.dailyHours} between ${sql.raw(String(Math.min(...dailyHours)))} and ${sql.raw(String(Math.max(...dailyHours)))}`,
		),
		check('users_phone_number', sql`${table.phoneNumber} ~ '^([0-9]{10})?$'`),
	],
)

export interface NewUser {
	id: string
	name: string
	email: string
	phoneNumber: string
	passwordHash: string
	role: Role
	language: Language
	examYear: ExamYear
	dailyHours: DailyHours
	isOnboarded?: boolean
}

export type UserRow = typeof users.$inferSelect

/** Holds what is read with a session: all that its owner is told, and nothing more. */
export type SessionUser = Omit<UserRow, 'passwordHash' | 'createdAt' | 'updatedAt'>

/** Lists the columns of `SessionUser`, for a statement that is written out. */
export const userColumns = sql.raw(`
	users.id, users.name, users.email, users.phone_number as "phoneNumber", users.role, users.language,
	users.exam_year as "examYear", users.daily_hours as "dailyHours", users.picture_id as "pictureId",
	users.is_onboarded as "isOnboarded", users.is_disabled as "isDisabled"`)

/** Names the details that their owner may change. */
export type UserChanges = Partial<
	Pick<UserRow, 'name' | 'phoneNumber' | 'language' | 'examYear' | 'dailyHours' | 'isOnboarded' | 'pictureId'>
>

/** Returns false when the address is taken. */
export async function insertUser(db: Queryable, user: NewUser): Promise<boolean> {
	const inserted = await db.insert(users).values(user).onConflictDoNothing().returning({ id: users.id })
	return inserted.length > 0
}

/** Gives a condition of SQL: there is such an account. */
export const isAccount = (id: string): SqlPart => sql`exists (select from ${users} where ${users.id} = ${id})`

export async function findUser(db: Queryable, id: string): Promise<UserRow | null> {
	const [row] = await db.select().from(users).where(eq(users.id, id))
	return row ?? null
}

/** @param email in its canonical form */
export async function findUserByEmail(db: Queryable, email: string): Promise<UserRow | null> {
	const [row] = await db.select().from(users).where(eq(users.email, email))
	return row ?? null
}

/**
 * Makes changes of one account wait for each other. It returns null for an account that is gone.
 *
 * What only refers to the account does not wait: whoever comments holds other locks already, for which a waiting change may ask.
 */
export async function lockUser(tx: Transaction, id: string): Promise<UserRow | null> {
	const [row] = await tx.select().from(users).where(eq(users.id, id)).for('no key update')
	return row ?? null
}

export async function updateUser(db: Queryable, id: string, changes: UserChanges): Promise<UserRow | null> {
	const [row] = await db
		.update(users)
		.set({ ...changes, updatedAt: sql`now()` })
		.where(eq(users.id, id))
		.returning()
	return row ?? null
}

export async function setPasswordHash(tx: Transaction, id: string, passwordHash: string): Promise<void> {
	await tx.update(users).set({ passwordHash, updatedAt: sql`now()` }).where(eq(users.id, id))
}

export async function setRole(tx: Transaction, id: string, role: Role): Promise<void> {
	await tx.update(users).set({ role, isDisabled: false, updatedAt: sql`now()` }).where(eq(users.id, id))
}

export async function findUserNames(db: Queryable, ids: string[]): Promise<{ id: string; name: string }[]> {
	return db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids))
}

export async function findUserPeople(db: Queryable, ids: string[]): Promise<Pick<UserRow, 'id' | 'name' | 'email'>[]> {
	return db.select({ id: users.id, name: users.name, email: users.email }).from(users).where(inArray(users.id, ids))
}

/** Looks for a part of a name or of an address. */
export async function searchUsers(db: Queryable, part: string, most: number): Promise<string[]> {
	const pattern = `%${part.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
	const rows = await db
		.select({ id: users.id })
		.from(users)
		.where(sql`${users.name} ilike ${pattern} or ${users.email} like ${pattern.toLowerCase()}`)
		.limit(most)
	return rows.map(({ id }) => id)
}

/** Lists who of a role may sign in, those first who came first. */
export async function listUsersOfRole(
	db: Queryable,
	role: Role,
): Promise<Pick<UserRow, 'id' | 'name' | 'email' | 'language'>[]> {
	return db
		.select({ id: users.id, name: users.name, email: users.email, language: users.language })
		.from(users)
		.where(and(eq(users.role, role), eq(users.isDisabled, false)))
		.orderBy(users.createdAt, users.id)
}

export async function countUsers(db: Queryable): Promise<number> {
	const [row] = await db.select({ users: count() }).from(users)
	return row?.users ?? 0
}

/** Locks them all, so that of two that leave at once one stays. */
export async function countActiveAdmins(tx: Transaction): Promise<number> {
	const rows = await tx
		.select({ id: users.id })
		.from(users)
		.where(and(eq(users.role, 'ADMIN'), eq(users.isDisabled, false)))
		.orderBy(users.id)
		.for('no key update')
	return rows.length
}

/** Deletes the account with its sessions, codes and picture. */
export async function deleteUser(tx: Transaction, id: string): Promise<void> {
	await tx.delete(users).where(eq(users.id, id))
}

export interface StudyAim {
	examYear: ExamYear
	dailyHours: DailyHours
}

/** Gives, as one value of JSON, what somebody has set out to do. */
export const aimPart = (
	userId: string,
) => sql`(select jsonb_build_object('examYear', exam_year, 'dailyHours', daily_hours)
	from ${users} where id = ${userId})`
