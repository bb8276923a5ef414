import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import type { Transaction } from './database.ts'
import { TransactionCut, TransactionMisuse } from './transaction-guard.ts'

/**
 * Runs `work` in one transaction on `client` and gives the client back to its pool, or has it thrown away when its state is
 * uncertain.
 *
 * It is not drizzle's own `transaction`: that one hides the error when the connection is lost, takes any answer to COMMIT
 * for success (even ROLLBACK, PostgreSQL's answer after an error that somebody swallowed), and lets work that goes on after
 * the end use a connection that already belongs to somebody else.
 */
export async function runTransaction<T>(client: PoolClient, work: (tx: Transaction) => Promise<T>): Promise<T> {
	const handle = openHandle(client)
	let isSettled = false
	try {
		await client.query('begin')
		const result = await work(handle.tx)
		handle.close()
		const { command } = await client.query('commit')
		isSettled = true
		if (command !== 'COMMIT') throw new TransactionMisuse('Rolled back: the error of a failed statement was swallowed.')
		return result
	} catch (error) {
		handle.close()
		// After a cut, work may still be using the connection; closing it rolls back as well. A server that is silent would be silent again.
		if (!isSettled && !(error instanceof TransactionCut) && !isSilence(error)) isSettled = await rollBack(client)
		throw error
	} finally {
		client.release(!isSettled)
	}
}

/**
 * Opens a `tx` that stops working when it is closed: the rest of a `Promise.all` whose first part failed must not go on
 * outside.
 */
function openHandle(client: PoolClient) {
	let isOpen = true
	const query = (...args: Parameters<PoolClient['query']>) => {
		if (!isOpen) throw new TransactionMisuse('A tx was used after its transaction had ended.')
		return client.query(...args)
	}
	const tx: Transaction = Object.assign(drizzle({ client: { query } as PoolClient }), { isTransaction: true as const })
	const close = () => {
		isOpen = false
	}
	return { tx, close }
}

/** The driver says this when a statement had no answer in time; the query layer wraps it. */
function isSilence(error: unknown): boolean {
	if (!(error instanceof Error)) return false
	return error.message === 'Query read timeout' || isSilence(error.cause)
}

async function rollBack(client: PoolClient): Promise<boolean> {
	try {
		await client.query('rollback')
		return true
	} catch {
		return false
	}
}
