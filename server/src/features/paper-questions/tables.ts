import { prelimsPaperKind } from '@aravalli/shared/mock-tests/kinds'
import { prelimsKind } from '@aravalli/shared/prelims-practice/kind'
import type { PrelimsSubject } from '@aravalli/shared/prelims-subjects'
import type { KeyOption } from '@aravalli/shared/questions/answer-options'
import type { Difficulty } from '@aravalli/shared/questions/question'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/open-database.ts'

export interface QuestionRow {
	id: string
	english: string
	hindi: string | null
	subject: PrelimsSubject
	difficulty: Difficulty
	key: KeyOption
	isDropped: boolean
	/** Are the titles of another paper that has it; null: there is none. */
	paperEnglish: string | null
	paperHindi: string | null
}

/** Finds which question stands in which paper but this one, whether it is published or being written. */
const usedQuestions = (paperId: string) => sql`
	used as materialized (
		select distinct on (question) question, english, hindi from (
			select jsonb_array_elements_text(data -> 'questionIds') as question,
				data -> 'english' ->> 'title' as english, data -> 'hindi' ->> 'title' as hindi
			from content_items where type = ${prelimsPaperKind.name} and status <> 'deleted' and id <> ${paperId}
			union all
			select jsonb_array_elements_text(common -> 'questionIds'), card_english ->> 'title', card_hindi ->> 'title'
			from published_items where kind = ${prelimsPaperKind.name} and is_published and id <> ${paperId}) as papers
		order by question, english)`

const columns = sql.raw(`item.id, item.card_english ->> 'question' as english, item.card_hindi ->> 'question' as hindi,
	item.common ->> 'subject' as subject, item.common ->> 'difficulty' as difficulty, item.common ->> 'key' as key,
	(item.common ->> 'isDropped')::boolean as "isDropped", used.english as "paperEnglish", used.hindi as "paperHindi"`)

const questions = sql`published_items as item left join used on used.question = item.id
	where item.kind = ${prelimsKind.name} and item.is_published`

type Row = { [K in keyof QuestionRow]: QuestionRow[K] }

export async function findQuestions(db: Queryable, ids: readonly string[], paperId: string): Promise<QuestionRow[]> {
	const { rows } = await db.execute<Row>(sql`
		with ${usedQuestions(paperId)} select ${columns} from ${questions}
		and item.id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`)
	return rows
}

export interface OfferedWanted {
	search: string
	subject: PrelimsSubject | undefined
	difficulty: Difficulty | undefined
	isUnused: boolean
	paperId: string
	from: number
	limit: number
}

/** Lists questions that fit, the newest first. */
export async function listOffered(db: Queryable, wanted: OfferedWanted): Promise<QuestionRow[]> {
	const { search, subject, difficulty, isUnused, paperId, from, limit } = wanted
	const conditions: SQL[] = [
		...(subject ? [sql`and item.common ->> 'subject' = ${subject}`] : []),
		...(difficulty ? [sql`and item.common ->> 'difficulty' = ${difficulty}`] : []),
		...(isUnused ? [sql`and used.question is null`] : []),
		...(search.trim() === '' ? [] : [matches(search)]),
	]
	// What this paper has already is offered no more either.
	const but = isUnused ? '' : paperId
	const { rows } = await db.execute<Row>(sql`
		with ${usedQuestions(but)} select ${columns} from ${questions} ${sql.join(conditions, sql` `)}
		order by item.position desc limit ${limit} offset ${from}`)
	return rows
}

function matches(search: string): SQL {
	const pattern = `%${search.trim().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
	return sql`and (item.card_english ->> 'question' ilike ${pattern} or item.card_hindi ->> 'question' ilike ${pattern}
		or item.id = ${search.trim()})`
}

export interface PickWanted {
	subject: PrelimsSubject
	count: number
	/** Are left out. */
	chosen: readonly string[]
	paperId: string
}

/** Picks questions of a subject that no paper has and that count, in an order that has nothing to do with when they were written. */
export async function pickQuestions(
	db: Queryable,
	{ subject, count, chosen, paperId }: PickWanted,
): Promise<QuestionRow[]> {
	const { rows } = await db.execute<Row>(sql`
		with ${usedQuestions(paperId)} select ${columns} from ${questions}
		and item.common ->> 'subject' = ${subject} and used.question is null and item.common ->> 'isDropped' <> 'true'
		and item.id not in (select jsonb_array_elements_text(${JSON.stringify(chosen)}::jsonb))
		order by md5(item.id), item.id limit ${count}`)
	return rows
}
