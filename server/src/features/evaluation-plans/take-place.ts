import type { Transaction } from '../../platform/database/open-database.ts'
import { claimPlace, ensurePlaces, type Pool } from './tables.ts'

interface Hold {
	orderId: string
	/** Null: for good. */
	until: Date | null
	now: Date
}

/** Takes a place of a pool for an order, or keeps the one that it has; false where all are taken. */
export async function takePlace(tx: Transaction, pool: Pool, { orderId, until, now }: Hold): Promise<boolean> {
	if (pool.size === 0) return false
	if (await claimPlace(tx, pool, orderId, until, now)) return true
	// The pool may be new, or have grown since; else this makes nothing, and finds nothing.
	return (await ensurePlaces(tx, pool)) && claimPlace(tx, pool, orderId, until, now)
}
