import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'
import { users } from '../tables.ts'
import { MAX_COMPARISONS } from './code-limits.ts'

export const resetCodes = pgTable(
	'reset_codes',
	{
		id: text().primaryKey(),
		userId: text('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** Argon2id keeps a million codes from being tried in the ten minutes that one lives. */
		codeHash: text('code_hash').notNull(),
		issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
		expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
		/** Tries are counted before comparing; a right one is given back. */
		comparisons: smallint().notNull().default(0),
		/** It is false once it was used, or replaced by a newer one. */
		isLive: boolean('is_live').notNull().default(true),
	},
	(table) => [
		uniqueIndex('reset_codes_live').on(table.userId).where(sql`${table.isLive}`),
		index('reset_codes_issued').on(table.userId, table.issuedAt),
		check('reset_codes_comparisons', sql`${table.comparisons} between 0 and ${sql.raw(String(MAX_COMPARISONS))}`),
	],
)

export interface NewCode {
	id: string
	userId: string
	codeHash: string
	issuedAt: Date
	expiresAt: Date
}

/** Lists when codes were issued to an account since `since`. */
export async function findIssueTimes(tx: Transaction, userId: string, since: Date): Promise<Date[]> {
	const rows = await tx
		.select({ issuedAt: resetCodes.issuedAt })
		.from(resetCodes)
		.where(sql`${resetCodes.userId} = ${userId} and ${resetCodes.issuedAt} >= ${since.toISOString()}`)
	return rows.map(({ issuedAt }) => issuedAt)
}

/** The account must be locked; older codes are dead from now on, and forgotten once they count no more. */
export async function replaceCode(tx: Transaction, code: NewCode, forgetBefore: Date): Promise<void> {
	await tx
		.delete(resetCodes)
		.where(sql`${resetCodes.userId} = ${code.userId} and ${resetCodes.issuedAt} < ${forgetBefore.toISOString()}`)
	await tx
		.update(resetCodes)
		.set({ isLive: false })
		.where(sql`${resetCodes.userId} = ${code.userId} and ${resetCodes.isLive}`)
	await tx.insert(resetCodes).values(code)
}

/**
 * Takes one of the comparisons that a live code has, and returns the code to compare with; null when none is left.
 *
 * It is one conditional statement: of any number of guesses at once only as many get through as comparisons are left.
 */
export async function takeComparison(
	db: Queryable,
	userId: string,
	now: Date,
): Promise<{ id: string; codeHash: string } | null> {
	const [row] = await db
		.update(resetCodes)
		.set({ comparisons: sql`${resetCodes.comparisons} + 1` })
		.where(
			sql`${resetCodes.userId} = ${userId} and ${resetCodes.isLive} and ${resetCodes.expiresAt} > ${now.toISOString()}
				and ${resetCodes.comparisons} < ${MAX_COMPARISONS}`,
		)
		.returning({ id: resetCodes.id, codeHash: resetCodes.codeHash })
	return row ?? null
}

export async function giveComparisonBack(db: Queryable, codeId: string): Promise<void> {
	await db
		.update(resetCodes)
		.set({ comparisons: sql`${resetCodes.comparisons} - 1` })
		.where(sql`${resetCodes.id} = ${codeId}`)
}

/** Returns false when the code was used or replaced meanwhile. */
export async function useCode(tx: Transaction, codeId: string): Promise<boolean> {
	const used = await tx
		.update(resetCodes)
		.set({ isLive: false })
		.where(sql`${resetCodes.id} = ${codeId} and ${resetCodes.isLive}`)
		.returning({ id: resetCodes.id })
	return used.length > 0
}

/** Forgets a code that was never sent, so that it does not count. */
export async function forgetCode(db: Queryable, codeId: string): Promise<void> {
	await db.delete(resetCodes).where(sql`${resetCodes.id} = ${codeId}`)
}

/** Deletes codes that count no more, at most so many. @returns how many */
export async function deleteIssuedBefore(db: Queryable, before: Date, most: number): Promise<number> {
	const { rowCount } = await db.execute(sql`
		delete from ${resetCodes} where id in (
			select id from ${resetCodes} where issued_at < ${before.toISOString()} limit ${most})`)
	return rowCount ?? 0
}
