import type { Language } from '@aravalli/shared/language'
import type { Difficulty, PaperCategory } from '@aravalli/shared/questions/question'
import { difficulties, paperCategories } from '@aravalli/shared/questions/question'
import { searchTotalLimit } from '@aravalli/shared/search-limits'
import { count, type SQL, sql } from 'drizzle-orm'
import {
	bigint,
	boolean,
	check,
	date,
	index,
	PgDialect,
	pgTable,
	smallint,
	text,
	timestamp,
	uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../platform/database/open-database.ts'
import { plainText } from '../../platform/database/plain-text.ts'
import {
	addToIndex,
	isInWantedMonths,
	isOnShelf,
	lockIndex,
	monthsWith,
	nextPosition,
	pageOfWanted,
	positionsFound,
	shelfIndex,
	shelvesWith,
	totalFound,
} from '../../platform/database/shelf-index.ts'
import { indexTerms, type NewQuestion, paperTerm, storedColumns } from './new-question.ts'

const listed = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '))

export const answerWritingQuestions = pgTable(
	'answer_writing_questions',
	{
		id: plainText().primaryKey(),
		paperCategory: text('paper_category').$type<PaperCategory>().notNull(),
		difficulty: text().$type<Difficulty>().notNull(),
		publishedOn: date('published_on').notNull(),
		timeLimitMinutes: smallint('time_limit_minutes').notNull(),
		marks: smallint().notNull(),
		wordLimit: smallint('word_limit').notNull(),
		subCategoryEnglish: text('sub_category_english').notNull(),
		subCategoryHindi: text('sub_category_hindi'),
		tagsEnglish: text('tags_english').array().notNull(),
		tagsHindi: text('tags_hindi').array(),
		questionTextEnglish: text('question_text_english').notNull(),
		questionTextHindi: text('question_text_hindi'),
		answerEnglish: text('answer_english').notNull(),
		answerHindi: text('answer_hindi'),
		/** Is its position in `answerWritingIndex`; it is null while the question is not published. */
		position: bigint({ mode: 'bigint' }),
		isPublished: boolean('is_published').generatedAlwaysAs(sql`position is not null`).notNull(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
		updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [
		check('answer_writing_questions_id', sql`${table.id} ~ '^[a-z0-9-]{1,120}$'`),
		check('answer_writing_questions_paper_category', sql`${table.paperCategory} in (${listed(paperCategories)})`),
		check('answer_writing_questions_difficulty', sql`${table.difficulty} in (${listed(difficulties)})`),
		check(
			'answer_writing_questions_limits',
			sql`${table.timeLimitMinutes} > 0 and ${table.marks} > 0 and ${table.wordLimit} > 0`,
		),
		check(
			'answer_writing_questions_hindi',
			sql`num_nulls(${table.subCategoryHindi}, ${table.tagsHindi}, ${table.questionTextHindi}, ${table.answerHindi}) in (0, 4)`,
		),
		uniqueIndex('answer_writing_questions_position').on(table.position),
		index('answer_writing_questions_newest').on(table.publishedOn, table.id).where(sql`${table.isPublished}`),
		index('answer_writing_questions_newest_of_paper')
			.on(table.paperCategory, table.publishedOn, table.id)
			.where(sql`${table.isPublished}`),
	],
)

/** Indexes questions by the terms of `indexTerms`. */
export const answerWritingIndex = shelfIndex('answer_writing_index')

export type { NewQuestion }

export const viewsCounter = 'answer-writing.views'
export const downloadsCounter = 'answer-writing.downloads'

export interface QuestionRow {
	questionId: string
	paperCategory: PaperCategory
	difficulty: Difficulty
	/** It is written as 'YYYY-MM-DD'. */
	publishedOn: string
	timeLimitMinutes: number
	marks: number
	wordLimit: number
	subCategory: string
	tags: string[]
	questionText: string
	/** It is true when Hindi was asked for and only English exists. */
	isFallback: boolean
}

export interface QuestionDetails extends QuestionRow {
	answer: string
	viewCount: number
	downloadCount: number
	/** It is written as ISO 8601, in UTC. */
	updatedAt: string
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

export interface QuestionList {
	rows: QuestionRow[]
	total: number
	/** It is true when a search found more than `searchTotalLimit`; `total` is that limit then, and pages end there. */
	isTotalCapped: boolean
}

const cardColumns = sql.raw(`
	id as "questionId", paper_category as "paperCategory", difficulty, published_on::text as "publishedOn",
	time_limit_minutes as "timeLimitMinutes", marks, word_limit as "wordLimit"`)

const textColumns: Record<Language, SQL> = {
	english: sql.raw(`
		sub_category_english as "subCategory", tags_english as tags, question_text_english as "questionText",
		false as "isFallback"`),
	hindi: sql.raw(`
		coalesce(sub_category_hindi, sub_category_english) as "subCategory", coalesce(tags_hindi, tags_english) as tags,
		coalesce(question_text_hindi, question_text_english) as "questionText", question_text_hindi is null as "isFallback"`),
}

const answerColumn: Record<Language, SQL> = {
	english: sql.raw('answer_english as answer'),
	hindi: sql.raw('coalesce(answer_hindi, answer_english) as answer'),
}

/** Reads the questions of the wanted months in their order, because nothing is searched for. */
function pageOfAll(category: PaperCategory | null): SQL {
	const ofCategory = category === null ? sql`` : sql`and paper_category = ${category}`
	return sql`select id, published_on from answer_writing_questions where is_published ${ofCategory} and ${isInWantedMonths}`
}

const pageOfSearch = sql`select id, published_on from ${positionsFound} join answer_writing_questions using (position)`

function listQuery({ language, category, words, limit, offset }: ListOptions): SQL {
	const isSearch = words.length > 0
	const page = { limit: isSearch ? Math.max(0, Math.min(limit, searchTotalLimit - offset)) : limit, offset }
	return sql`
		with ${monthsWith(answerWritingIndex, [paperTerm(category), ...words], page)},
		page as (${isSearch ? pageOfSearch : pageOfAll(category)} ${pageOfWanted(page)})
		select total, ${cardColumns}, ${textColumns[language]}
		from (select ${totalFound} as total) as totals
			left join (page join answer_writing_questions as question using (id, published_on)) on true
		order by published_on desc, id desc`
}

/** Gives the statement of `listQuestions` to whoever runs it without drizzle. */
export function listStatement(options: ListOptions): { text: string; values: unknown[] } {
	const { sql: text, params: values } = new PgDialect().sqlToQuery(listQuery(options))
	return { text, values }
}

type StoredRow = Omit<QuestionRow, 'questionId'> & {
	total: number
	/** It is null in the only row of an empty page. */
	questionId: string | null
}

/** Reads a page of published questions, newest first; past the end it has no rows and the same total. */
export async function listQuestions(db: Queryable, options: ListOptions): Promise<QuestionList> {
	const { rows } = await db.execute<StoredRow>(listQuery(options))
	const found = rows[0]?.total ?? 0
	const isTotalCapped = options.words.length > 0 && found > searchTotalLimit
	return {
		rows: rows.flatMap(({ total, questionId, ...row }) => (questionId === null ? [] : [{ questionId, ...row }])),
		total: isTotalCapped ? searchTotalLimit : found,
		isTotalCapped,
	}
}

type StoredDetails = Omit<QuestionDetails, 'viewCount' | 'downloadCount'> &
	Record<'viewCount' | 'downloadCount', string>

/** Returns null also for a question that is not published. */
export async function findQuestion(db: Queryable, id: string, language: Language): Promise<QuestionDetails | null> {
	const countOf = (name: string) =>
		sql`coalesce((select value from counters where name = ${name} and subject_id = question.id), 0)`
	const { rows } = await db.execute<StoredDetails>(sql`
		select ${cardColumns}, ${textColumns[language]}, ${answerColumn[language]}, updated_at as "updatedAt",
			${countOf(viewsCounter)} as "viewCount", ${countOf(downloadsCounter)} as "downloadCount"
		from answer_writing_questions as question
		where id = ${id} and is_published`)
	const row = rows[0]
	if (!row) return null
	return {
		...row,
		viewCount: Number(row.viewCount),
		downloadCount: Number(row.downloadCount),
		updatedAt: new Date(row.updatedAt).toISOString(),
	}
}

/** Gives a condition of SQL, which other features put into their own statements. */
export function isPublishedQuestion(id: string): SQL {
	return sql`exists (select from answer_writing_questions where id = ${id} and is_published)`
}

/** Lists the numbers of the shelves that hold published questions, the oldest month first. */
export async function listShelves(db: Queryable): Promise<string[]> {
	const { rows } = await db.execute<{ shelf: string }>(shelvesWith(answerWritingIndex, paperTerm(null)))
	return rows.map(({ shelf }) => shelf)
}

/** @param shelf one of `listShelves`; for any other number there are no questions */
export async function listShelfOfQuestions(db: Queryable, shelf: string): Promise<{ id: string; updatedAt: string }[]> {
	const { rows } = await db.execute<{ id: string; updatedAt: string }>(sql`
		select id, updated_at as "updatedAt" from answer_writing_questions where ${isOnShelf(shelf)} order by position`)
	return rows.map(({ id, updatedAt }) => ({ id, updatedAt: new Date(updatedAt).toISOString() }))
}

const givenColumns = sql.raw(`
	id, paper_category, difficulty, published_on, time_limit_minutes, marks, word_limit, sub_category_english, sub_category_hindi,
	tags_english, tags_hindi, question_text_english, question_text_hindi, answer_english, answer_hindi`)

/** Publishes questions, each id given once; those whose id exists already are left as they are. */
export async function insertQuestions(tx: Transaction, questions: NewQuestion[]): Promise<void> {
	await lockIndex(tx, answerWritingIndex)
	const { rows } = await tx.execute<{ id: string; position: string }>(sql`
		insert into answer_writing_questions (${givenColumns}, position)
		select ${givenColumns}, ${nextPosition(answerWritingQuestions)}
		from jsonb_populate_recordset(null::answer_writing_questions, ${JSON.stringify(questions.map(storedColumns))}) as given
		on conflict (id) do nothing
		returning id, position`)
	const terms = new Map(questions.map((question) => [question.id, indexTerms(question)]))
	const entries = rows.map(({ id, position }) => ({ position, terms: terms.get(id) ?? [] }))
	await addToIndex(tx, answerWritingIndex, entries)
}

export async function countQuestions(db: Queryable): Promise<number> {
	const [row] = await db.select({ questions: count() }).from(answerWritingQuestions)
	return row?.questions ?? 0
}
