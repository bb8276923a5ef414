import { randomUUID } from 'node:crypto'
import type { Database } from './database/open-database.ts'
import { addCounts, type CountIncrease, forgetBatches } from './database/tables.ts'

/** Sends batches of counts one after the other, each until it is known to be stored. */
export interface CounterBatches {
	send(increases: CountIncrease[]): Promise<void>
	/** Sends the batch again to which no answer came, if there is one. Call it before the next `send`. */
	sendAgain(): Promise<void>
	/** Counts the increases that have been sent but are not known to be stored. */
	unanswered(): number
	/** Call it after the last `send`. */
	close(): Promise<void>
}

export function createCounterBatches(database: Database): CounterBatches {
	const writerId = randomUUID()
	let number = 0
	/** The batch may be stored already, so it must be sent again as it was. */
	let unanswered: CountIncrease[] = []

	async function sendAgain(): Promise<void> {
		if (unanswered.length === 0) return
		await addCounts(database.db, unanswered, { writerId, number })
		unanswered = []
	}

	async function send(increases: CountIncrease[]): Promise<void> {
		number += 1
		unanswered = increases
		await sendAgain()
	}

	async function close(): Promise<void> {
		if (number > 0) await forgetBatches(database.db, writerId)
	}

	return { send, sendAgain, unanswered: () => unanswered.length, close }
}
