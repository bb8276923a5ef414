/**
 * Watches over transactions: reports those held open for long, gives up those that would never end, and refuses the outer `db`
 * inside one.
 *
 * On the embedded engine everybody waits while a transaction is open, and a statement through the outer `db` inside it would
 * wait for itself for ever. On a server the same mistake runs outside the transaction without a word and can use up
 * the pool. So both engines refuse it.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { DatabaseLog } from './database.ts'

export interface TransactionLimits {
	/** After this long a warning says where the transaction was opened. */
	reportAfterMs: number
	/** After this long the transaction is given up and rolled back. */
	cutAfterMs: number
}

/** Is a bug in how a transaction is used. */
export class TransactionMisuse extends Error {
	override name = 'TransactionMisuse'
}

/** The transaction was held open for longer than the limit and has been given up. */
export class TransactionCut extends TransactionMisuse {
	override name = 'TransactionCut'
}

export interface TransactionGuard {
	/**
	 * Runs `work` as the inside of a transaction that has begun.
	 *
	 * @param opening an error made where the transaction was opened, for its stack
	 * @throws TransactionCut without waiting for `work` any longer, when the transaction must be given up
	 */
	hold<T>(opening: Error, work: () => Promise<T>): Promise<T>
	/** @throws TransactionMisuse when called inside `hold` */
	refuseInside(): void
	/** Counts the transactions that were reported so far. */
	reportedCount(): number
}

export function createTransactionGuard(limits: TransactionLimits, log: DatabaseLog): TransactionGuard {
	const current = new AsyncLocalStorage<{ opening: Error; isOpen: boolean }>()
	let reported = 0

	function report(opening: Error): void {
		reported += 1
		const details = { openedAt: placeOf(opening), heldMs: limits.reportAfterMs }
		log.warn(details, 'A transaction is being held open for long.')
	}

	async function hold<T>(opening: Error, work: () => Promise<T>): Promise<T> {
		const transaction = { opening, isOpen: true }
		const cut = Promise.withResolvers<never>()
		const reportTimer = setTimeout(report, limits.reportAfterMs, opening).unref()
		const cutTimer = setTimeout(() => {
			const message = `The transaction opened at ${placeOf(opening)} did not end within ${limits.cutAfterMs} ms.`
			cut.reject(new TransactionCut(message))
		}, limits.cutAfterMs).unref()
		try {
			return await Promise.race([current.run(transaction, work), cut.promise])
		} finally {
			transaction.isOpen = false
			clearTimeout(reportTimer)
			clearTimeout(cutTimer)
		}
	}

	function refuseInside(): void {
		const transaction = current.getStore()
		if (!transaction?.isOpen) return
		throw new TransactionMisuse(
			`The outer database was used inside the transaction opened at ${placeOf(transaction.opening)}. Use its tx instead.`,
		)
	}

	return { hold, refuseInside, reportedCount: () => reported }
}

/** Finds the caller of `transaction` in the stack of `opening`: `…/submit-copy.ts:41:19`. */
function placeOf(opening: Error): string {
	const frames = (opening.stack ?? '').split('\n').slice(1)
	const caller = frames.find((line) => !line.includes('open-database.ts')) ?? 'an unknown place'
	return caller.trim().replace(/^at /, '')
}
