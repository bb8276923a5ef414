import type { Language } from '@aravalli/shared/language'
import type { MainsSubject } from '@aravalli/shared/mains-subjects'
import type { Difficulty, PaperCategory } from '@aravalli/shared/questions/question'
import { searchTotalLimit } from '@aravalli/shared/search-limits'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/open-database.ts'
import {
	isInWantedMonths,
	isOnShelf,
	monthsWith,
	pageOfWanted,
	positionsFound,
	shelvesWith,
	totalFound,
} from '../../../platform/database/shelf-index.ts'
import { paperTerm } from '../new-question.ts'
import { miqIndex } from '../tables.ts'

/** Names what is counted of a question. */
export const counterNames = { view: 'miq.views', practice: 'miq.practices' } as const

export interface QuestionRow {
	id: string
	paperCategory: PaperCategory
	/** It is written as 'YYYY-MM-DD'. */
	publishedOn: string
	subject: MainsSubject
	year: number
	difficulty: Difficulty
	isMostImportant: boolean
	isFeatured: boolean
	durationMinutes: number
	marks: number
	tags: string[]
	questions: string[]
	/** It is true when Hindi was asked for and only English exists. */
	isFallback: boolean
	viewCount: number
	practiceCount: number
}

export interface QuestionDetails extends QuestionRow {
	/** Each question has one. */
	answers: string[]
	/** It is written as ISO 8601, in UTC. */
	updatedAt: string
}

/** Casts the count, because node-postgres gives a bigint as a string. */
const countOf = (name: string) =>
	sql`coalesce((select value from counters where name = ${name} and subject_id = question.id), 0)::float8`

const cardColumns = sql`
	id, paper_category as "paperCategory", published_on::text as "publishedOn", subject, year, difficulty,
	is_most_important as "isMostImportant", is_featured as "isFeatured", duration_minutes as "durationMinutes", marks,
	${countOf(counterNames.view)} as "viewCount", ${countOf(counterNames.practice)} as "practiceCount"`

const textColumns: Record<Language, SQL> = {
	english: sql.raw('tags_english as tags, questions_english as questions, false as "isFallback"'),
	hindi: sql.raw(`
		coalesce(tags_hindi, tags_english) as tags, coalesce(questions_hindi, questions_english) as questions,
		questions_hindi is null as "isFallback"`),
}

const answersColumn: Record<Language, SQL> = {
	english: sql.raw('answers_english as answers'),
	hindi: sql.raw('coalesce(answers_hindi, answers_english) as answers'),
}

export interface ListOptions {
	language: Language
	/** It is null for all of them. */
	category: PaperCategory | null
	/** Come from `searchWords`; a question must have all of them. They are empty where nothing is searched. */
	words: string[]
	limit: number
	offset: number
}

/** Reads the questions of the wanted months in their order, because nothing is searched for. */
function pageOfAll(category: PaperCategory | null): SQL {
	const ofCategory = category === null ? sql`` : sql`and paper_category = ${category}`
	return sql`select id, published_on from miq_questions where is_published ${ofCategory} and ${isInWantedMonths}`
}

const pageOfSearch = sql`select id, published_on from ${positionsFound} join miq_questions using (position)`

function listQuery({ language, category, words, limit, offset }: ListOptions): SQL {
	const isSearch = words.length > 0
	const page = { limit: isSearch ? Math.max(0, Math.min(limit, searchTotalLimit - offset)) : limit, offset }
	return sql`
		with ${monthsWith(miqIndex, [paperTerm(category), ...words], page)},
		page as (${isSearch ? pageOfSearch : pageOfAll(category)} ${pageOfWanted(page)})
		select total, ${cardColumns}, ${textColumns[language]}
		from (select ${totalFound} as total) as totals
			left join (page join miq_questions as question using (id, published_on)) on true
		order by published_on desc, id desc`
}

export interface QuestionList {
	rows: QuestionRow[]
	total: number
	/** It is true when a search found more than `searchTotalLimit`; `total` is that limit then, and pages end there. */
	isTotalCapped: boolean
}

type StoredRow = { [K in keyof QuestionRow]: QuestionRow[K] } & { total: number }

/** Reads a page of published questions, newest first; past the end it has no rows and the same total. */
export async function listQuestions(db: Queryable, options: ListOptions): Promise<QuestionList> {
	const { rows } = await db.execute<StoredRow>(listQuery(options))
	const found = rows[0]?.total ?? 0
	const isTotalCapped = options.words.length > 0 && found > searchTotalLimit
	return {
		// The only row of an empty page has no id.
		rows: rows.filter(({ id }) => id !== null).map(({ total: _, ...row }) => row),
		total: isTotalCapped ? searchTotalLimit : found,
		isTotalCapped,
	}
}

/** Returns null also for a question that is not published. */
export async function findQuestion(db: Queryable, id: string, language: Language): Promise<QuestionDetails | null> {
	const { rows } = await db.execute<{ [K in keyof QuestionDetails]: QuestionDetails[K] }>(sql`
		select ${cardColumns}, ${textColumns[language]}, ${answersColumn[language]}, updated_at as "updatedAt"
		from miq_questions as question
		where id = ${id} and is_published`)
	const [row] = rows
	return row ? { ...row, updatedAt: new Date(row.updatedAt).toISOString() } : null
}

/** Gives a condition of SQL, which other features put into their own statements. */
export function isPublishedQuestion(id: string): SQL {
	return sql`exists (select from miq_questions where id = ${id} and is_published)`
}

/** Finds the first question of each of those that are published, by id. */
export async function findBeginnings(db: Queryable, ids: string[], language: Language): Promise<Map<string, string>> {
	const questions = language === 'hindi' ? sql`coalesce(questions_hindi, questions_english)` : sql`questions_english`
	const { rows } = await db.execute<{ id: string; question: string }>(sql`
		select id, (${questions})[1] as question from miq_questions
		where id = any(${sql.param(ids)}::text[]) and is_published`)
	return new Map(rows.map(({ id, question }) => [id, question]))
}

/** Lists the numbers of the shelves that hold published questions, the oldest month first. */
export async function listShelves(db: Queryable): Promise<string[]> {
	const { rows } = await db.execute<{ shelf: string }>(shelvesWith(miqIndex, paperTerm(null)))
	return rows.map(({ shelf }) => shelf)
}

/** @param shelf one of `listShelves`; for any other number there are no questions */
export async function listShelfOfQuestions(db: Queryable, shelf: string): Promise<{ id: string; updatedAt: string }[]> {
	const { rows } = await db.execute<{ id: string; updatedAt: string }>(
		sql`select id, updated_at as "updatedAt" from miq_questions where ${isOnShelf(shelf)} order by position`,
	)
	return rows.map(({ id, updatedAt }) => ({ id, updatedAt: new Date(updatedAt).toISOString() }))
}
