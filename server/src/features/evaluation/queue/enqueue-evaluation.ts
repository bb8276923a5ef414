import { randomInt } from 'node:crypto'
import type { PaperCategory } from '@aravalli/shared/questions/question'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { insertEvaluation } from './tables.ts'

interface SentCopy {
	copyId: string
	paperCategory: PaperCategory
	dueAt: Date
	now: Date
}

/** Draws a whole number from 0 to 99. */
const drawPercent = () => randomInt(100)

/**
 * Puts a copy that was just sent into the queue; so many of a hundred are secretly put there twice.
 *
 * @param draw whole numbers from 0 to 99, drawn at random
 */
export async function enqueueEvaluation(
	tx: Transaction,
	copy: SentCopy,
	secondPercent: number,
	draw: () => number = drawPercent,
): Promise<void> {
	await insertEvaluation(tx, { ...copy, kind: 'first' })
	if (draw() < secondPercent) await insertEvaluation(tx, { ...copy, kind: 'second' })
}
