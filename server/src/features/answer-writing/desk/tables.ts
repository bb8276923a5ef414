import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'
import { addToIndex, lockIndex, nextPosition, removeFromIndex } from '../../../platform/database/shelf-index.ts'
import { indexTerms, type NewQuestion, storedColumns } from '../new-question.ts'
import { answerWritingIndex, answerWritingQuestions, insertQuestions } from '../tables.ts'

interface LiveQuestion {
	question: NewQuestion
	isPublished: boolean
	/** It is written as ISO 8601, in UTC. */
	updatedAt: string
	/** Is the position in the index, a bigint as node-postgres gives it; it is null while it is not published. */
	position: string | null
}

/** Finds also a question that was withdrawn. */
export async function findLiveQuestion(db: Queryable, id: string): Promise<LiveQuestion | null> {
	const { rows } = await db.execute<StoredQuestion>(sql`
		select id, paper_category as "paperCategory", difficulty, published_on::text as "publishedOn",
			time_limit_minutes as "timeLimitMinutes", marks, word_limit as "wordLimit",
			json_build_object('questionText', question_text_english, 'subCategory', sub_category_english,
				'tags', tags_english, 'answer', answer_english) as english,
			case when question_text_hindi is not null then
				json_build_object('questionText', question_text_hindi, 'subCategory', sub_category_hindi,
					'tags', tags_hindi, 'answer', answer_hindi) end as hindi,
			updated_at as "updatedAt", position
		from answer_writing_questions
		where id = ${id}`)
	if (!rows[0]) return null
	const { updatedAt, position, ...question } = rows[0]
	return { question, isPublished: position !== null, updatedAt: new Date(updatedAt).toISOString(), position }
}

type StoredQuestion = { [K in keyof NewQuestion]: NewQuestion[K] } & { updatedAt: string; position: string | null }

/**
 * Publishes the question in place of the one that has its id, if any. In the same month it keeps its position. Its old words leave the index
 * with the old text, so it must be read before anything is changed.
 */
export async function upsertQuestion(tx: Transaction, question: NewQuestion): Promise<void> {
	await lockIndex(tx, answerWritingIndex)
	const before = await findLiveQuestion(tx, question.id)
	if (!before) {
		await insertQuestions(tx, [question])
		return
	}
	await leaveIndex(tx, before)
	const columns = Object.keys(storedColumns(question)).map((name) => sql.identifier(name))
	const isSameMonth = before.question.publishedOn.slice(0, 7) === question.publishedOn.slice(0, 7)
	const position =
		isSameMonth && before.position !== null ? sql`present.position` : nextPosition(answerWritingQuestions)
	const { rows } = await tx.execute<{ position: string }>(sql`
		update answer_writing_questions as present
		set (${sql.join(columns, sql`, `)}, position, updated_at) =
			(select ${sql.join(columns, sql`, `)}, ${position}, now()
			from jsonb_populate_record(null::answer_writing_questions, ${JSON.stringify(storedColumns(question))}) as given)
		where id = ${question.id}
		returning position`)
	await enterIndex(tx, question, rows[0]?.position)
}

/** Does nothing to a question that readers do not see. */
export async function withdrawQuestion(tx: Transaction, id: string): Promise<void> {
	await lockIndex(tx, answerWritingIndex)
	const before = await findLiveQuestion(tx, id)
	if (!before) return
	await leaveIndex(tx, before)
	await tx.execute(sql`update answer_writing_questions set position = null where id = ${id}`)
}

/** Does nothing to a question that readers see. */
export async function reinstateQuestion(tx: Transaction, id: string): Promise<void> {
	await lockIndex(tx, answerWritingIndex)
	const before = await findLiveQuestion(tx, id)
	if (!before || before.isPublished) return
	const { rows } = await tx.execute<{ position: string }>(sql`
		update answer_writing_questions
		set position = (select ${nextPosition(answerWritingQuestions)}
			from (select published_on from answer_writing_questions where id = ${id}) as given)
		where id = ${id}
		returning position`)
	await enterIndex(tx, before.question, rows[0]?.position)
}

async function leaveIndex(tx: Transaction, { question, position }: LiveQuestion): Promise<void> {
	if (position !== null) await removeFromIndex(tx, answerWritingIndex, [{ position, terms: indexTerms(question) }])
}

async function enterIndex(tx: Transaction, question: NewQuestion, position: string | undefined): Promise<void> {
	if (position === undefined) throw new Error(`the question ${question.id} has no position`)
	await addToIndex(tx, answerWritingIndex, [{ position, terms: indexTerms(question) }])
}
