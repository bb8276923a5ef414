import type { Bilingual } from '@aravalli/shared/language'
import type { Paise } from '@aravalli/shared/money'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgSequence, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../platform/database/open-database.ts'

/** Gives the official numbers, one after the other; a number may be left out where a payment failed at the last moment. */
export const receiptNumbers = pgSequence('receipt_numbers', { startWith: 1, maxValue: 99_999_999 })

/** Says what of an inclusive price is tax, as it was configured when the receipt was made. */
export interface GstLines {
	gstin: string
	/** In percent of the price without tax. */
	rate: number
	taxablePaise: Paise
	/** Half of it is the centre's and half the state's, to the paisa. */
	cgstPaise: Paise
	sgstPaise: Paise
}

/** Is written once and never changed, but for the buyer's name and address, which go when an account is closed. */
export const receipts = pgTable(
	'receipts',
	{
		id: text().primaryKey(),
		number: integer().notNull().unique(),
		paymentId: text('payment_id').notNull().unique(),
		userId: text('user_id').notNull(),
		title: jsonb().$type<Bilingual>().notNull(),
		amountPaise: integer('amount_paise').$type<Paise>().notNull(),
		originalPaise: integer('original_paise').$type<Paise>().notNull(),
		method: text(),
		providerPaymentId: text('provider_payment_id').notNull(),
		validFrom: timestamp('valid_from', { withTimezone: true }),
		validTill: timestamp('valid_till', { withTimezone: true }),
		gst: jsonb().$type<GstLines>(),
		buyerName: text('buyer_name'),
		buyerEmail: text('buyer_email'),
		paidAt: timestamp('paid_at', { withTimezone: true }).notNull(),
	},
	(table) => [
		check('receipts_number', sql`${table.number} between 1 and 99999999`),
		check('receipts_amount', sql`${table.amountPaise} > 0`),
		index('receipts_user').on(table.userId),
	],
)

export type ReceiptRow = typeof receipts.$inferSelect

/** Returns null where the payment has one. */
export async function insertReceipt(tx: Transaction, receipt: Omit<ReceiptRow, 'number'>): Promise<number | null> {
	const inserted = await tx
		.insert(receipts)
		.values({ ...receipt, number: sql`nextval(${receiptNumbers.seqName ?? ''})` })
		.onConflictDoNothing()
		.returning({ number: receipts.number })
	return inserted[0]?.number ?? null
}

export async function findReceipt(db: Queryable, id: string): Promise<ReceiptRow | null> {
	return (await db.select().from(receipts).where(sql`${receipts.id} = ${id}`))[0] ?? null
}

export async function listReceiptsOf(db: Queryable, paymentIds: string[]): Promise<ReceiptRow[]> {
	if (paymentIds.length === 0) return []
	return db
		.select()
		.from(receipts)
		.where(sql`${receipts.paymentId} = any(${sql.param(paymentIds)})`)
}

export async function findByNumber(db: Queryable, number: number): Promise<ReceiptRow | null> {
	return (await db.select().from(receipts).where(sql`${receipts.number} = ${number}`))[0] ?? null
}

export async function listReceipts(db: Queryable, userId: string): Promise<ReceiptRow[]> {
	return db.select().from(receipts).where(sql`${receipts.userId} = ${userId}`).orderBy(receipts.number)
}

/** Takes the buyer's name and address out of the receipts of an account that is being closed. */
export async function forgetBuyer(tx: Transaction, userId: string): Promise<void> {
	await tx.update(receipts).set({ buyerName: null, buyerEmail: null }).where(sql`${receipts.userId} = ${userId}`)
}
