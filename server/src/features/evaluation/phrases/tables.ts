import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'
import { evaluatorPhrases } from '../tables.ts'

export interface PhraseTexts {
	english: string
	hindi: string
}

export async function listPhrases(db: Queryable, userId: string): Promise<({ id: string } & PhraseTexts)[]> {
	const { id, english, hindi } = evaluatorPhrases
	return db
		.select({ id, english, hindi })
		.from(evaluatorPhrases)
		.where(sql`${evaluatorPhrases.userId} = ${userId}`)
		.orderBy(evaluatorPhrases.position)
}

export async function deletePhrases(tx: Transaction, userId: string): Promise<void> {
	await tx.delete(evaluatorPhrases).where(sql`${evaluatorPhrases.userId} = ${userId}`)
}

export async function insertPhrases(tx: Transaction, userId: string, phrases: readonly PhraseTexts[]): Promise<void> {
	if (phrases.length === 0) return
	const rows = phrases.map(({ english, hindi }, position) => ({
		...{ userId, position, english, hindi },
		id: randomBytes(12).toString('hex'),
	}))
	await tx.insert(evaluatorPhrases).values(rows)
}
