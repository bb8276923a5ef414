import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'
import { addToIndex, lockIndex, nextPosition } from '../../../platform/database/shelf-index.ts'
import { indexTerms, type NewQuestion, storedColumns } from '../new-question.ts'
import { miqIndex, miqQuestions } from '../tables.ts'

const columns = sql.raw(`
	id, paper_category, published_on, subject, year, difficulty, is_most_important, is_featured, duration_minutes, marks,
	tags_english, tags_hindi, questions_english, questions_hindi, answers_english, answers_hindi`)

/** Publishes questions, each id given once; those whose id exists already are left as they are. */
export async function insertQuestions(tx: Transaction, questions: NewQuestion[]): Promise<void> {
	await lockIndex(tx, miqIndex)
	const { rows } = await tx.execute<{ id: string; position: string }>(sql`
		insert into miq_questions (${columns}, position)
		select ${columns}, ${nextPosition(miqQuestions)}
		from jsonb_populate_recordset(null::miq_questions, ${JSON.stringify(questions.map(storedColumns))}) as given
		on conflict (id) do nothing
		returning id, position`)
	const terms = new Map(questions.map((question) => [question.id, indexTerms(question)]))
	const entries = rows.map(({ id, position }) => ({ position, terms: terms.get(id) ?? [] }))
	await addToIndex(tx, miqIndex, entries)
}

/** Finds unpublished questions too. */
export async function hasQuestions(db: Queryable): Promise<boolean> {
	const [row] = await db.select({ id: miqQuestions.id }).from(miqQuestions).limit(1)
	return row !== undefined
}
