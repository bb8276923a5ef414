import type { Difficulty, PaperCategory } from '@aravalli/shared/answer-writing/question'
import { ALL_PAPERS, difficulties, paperCategories, searchTotalLimit } from '@aravalli/shared/answer-writing/question'
import type { Language } from '@aravalli/shared/language'
import { count, type SQL, sql } from 'drizzle-orm'
import {
	bigint,
	boolean,
	check,
	customType,
	date,
	index,
	PgDialect,
	pgTable,
	primaryKey,
	smallint,
	text,
	timestamp,
	uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../platform/database/open-database.ts'
import { searchWords } from '../../platform/search-words.ts'

/**
 * Answer-writing questions and the index by which they are counted and searched.
 *
 * The index has one row for each term and each shelf of up to 2,048 questions of one month, with one bit for each question. Terms
 * are the words that can be searched and `in:` with a paper category or ALL_PAPERS. So a search in 200,000 questions reads
 * about 120 small rows for each word, whatever the words, and a deep page skips whole months. Why not a GIN index or one
 * row for each word and question: docs/adr/0006-search-index.md.
 */
const shelfBits = 11
const shelfSize = 2 ** shelfBits
/** A place is the month, counted from year 0, and the order of arrival in that month in the lower bits. */
const monthBits = 32

/** Compared byte by byte: the same order on every database, and faster than any language's. */
const plainText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

const bitmap = customType<{ data: string }>({ dataType: () => `bit(${shelfSize})` })

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
		/** Where the index holds the question; null while it is not published. */
		place: bigint({ mode: 'bigint' }),
		isPublished: boolean('is_published').generatedAlwaysAs(sql`place is not null`).notNull(),
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
		uniqueIndex('answer_writing_questions_place').on(table.place),
		index('answer_writing_questions_newest').on(table.publishedOn, table.id).where(sql`${table.isPublished}`),
		index('answer_writing_questions_newest_of_paper')
			.on(table.paperCategory, table.publishedOn, table.id)
			.where(sql`${table.isPublished}`),
	],
)

export const answerWritingIndex = pgTable(
	'answer_writing_index',
	{
		term: plainText().notNull(),
		/** The places from `shelf * 2048` on. */
		shelf: bigint({ mode: 'bigint' }).notNull(),
		/** Bit n is set when the question at place `shelf * 2048 + n` has the term. */
		questions: bitmap().notNull(),
	},
	(table) => [primaryKey({ columns: [table.term, table.shelf] })],
)

export const viewsCounter = 'answer-writing.views'
export const downloadsCounter = 'answer-writing.downloads'

export interface QuestionRow {
	questionId: string
	paperCategory: PaperCategory
	difficulty: Difficulty
	/** 'YYYY-MM-DD' */
	publishedOn: string
	timeLimitMinutes: number
	marks: number
	wordLimit: number
	subCategory: string
	tags: string[]
	questionText: string
	/** True when Hindi was asked for and only English exists. */
	isFallback: boolean
}

export interface QuestionDetails extends QuestionRow {
	answer: string
	viewCount: number
	downloadCount: number
	/** ISO 8601, UTC */
	updatedAt: string
}

export interface ListOptions {
	language: Language
	/** Null: all of them. */
	category: PaperCategory | null
	/** From `searchWords`; a question must have all of them. Empty: no search. */
	words: string[]
	limit: number
	offset: number
}

export interface QuestionList {
	rows: QuestionRow[]
	total: number
	/** True when a search found more than `searchTotalLimit`; `total` is that limit then, and pages end there. */
	isTotalCapped: boolean
}

const cardColumns = sql.raw(`
	question.id as "questionId", paper_category as "paperCategory", difficulty, published_on::text as "publishedOn",
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

const monthOfShelf = sql.raw(`shelf >> ${monthBits - shelfBits}`)

/** The first day of a month that is counted from year 0. */
const firstDay = (month: string) => sql.raw(`make_date((${month} / 12)::int, (${month} % 12)::int + 1, 1)`)

/** Without a search the questions of the wanted months are read in their order; how many to pass over is known. */
function pageOfAll(category: PaperCategory | null): SQL {
	const ofCategory = category === null ? sql`` : sql`and paper_category = ${category}`
	return sql`
		select id from answer_writing_questions
		where is_published ${ofCategory}
			and published_on >= (select ${firstDay('min(month)')} from wanted)
			and published_on < (select ${firstDay('(max(month) + 1)')} from wanted)`
}

/** The set bits of the wanted months, in two steps: most pieces of 64 bits are empty. */
const pageOfSearch = sql.raw(`
	select id from shelves
		join wanted on wanted.month = shelf >> ${monthBits - shelfBits}
		cross join generate_series(0, ${shelfSize / 64 - 1}) as piece
		cross join generate_series(0, 63) as bit
		join answer_writing_questions on place = (shelf << ${shelfBits}) + piece * 64 + bit
	where substring(questions from piece * 64 + 1 for 64) <> B'0'::bit(64) and get_bit(questions, piece * 64 + bit) = 1`)

function listQuery({ language, category, words, limit, offset }: ListOptions): SQL {
	const terms = [`in:${category ?? ALL_PAPERS}`, ...words]
	const isSearch = words.length > 0
	const rowCount = isSearch ? Math.max(0, Math.min(limit, searchTotalLimit - offset)) : limit
	return sql`
		with shelves as (
			select shelf, bit_and(questions) as questions
			from answer_writing_index
			where term = any(${sql.param(terms)}::text[])
			group by shelf
			having count(*) = ${terms.length}
		),
		months as (
			select ${monthOfShelf} as month, sum(bit_count(questions)::int)::int as found
			from shelves
			group by 1
		),
		wanted as (
			select month, newer
			from (select month, found, sum(found) over (order by month desc) - found as newer from months) as counted
			where newer + found > ${offset} and newer < ${offset + rowCount}
		),
		page as (
			${isSearch ? pageOfSearch : pageOfAll(category)}
			order by published_on desc, id desc
			limit ${rowCount} offset ${offset} - (select min(newer) from wanted)
		)
		select total, ${cardColumns}, ${textColumns[language]}
		from (select coalesce(sum(found), 0)::int as total from months) as totals
			left join (page join answer_writing_questions as question using (id)) on true
		order by published_on desc, id desc`
}

/** The statement of `listQuestions`, for whoever runs it without drizzle. */
export function listStatement(options: ListOptions): { text: string; values: unknown[] } {
	const { sql: text, params: values } = new PgDialect().sqlToQuery(listQuery(options))
	return { text, values }
}

type StoredRow = Omit<QuestionRow, 'questionId'> & {
	total: number
	/** Null in the only row of an empty page. */
	questionId: string | null
}

/** A page of published questions, newest first; past the end it has no rows and the same total. */
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

type StoredDetails = Omit<QuestionDetails, 'viewCount' | 'downloadCount'> & Record<'viewCount' | 'downloadCount', string>

/** Null also for a question that is not published. */
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

export interface QuestionTexts {
	questionText: string
	subCategory: string
	tags: string[]
	/** Lines; `**…**` marks phrases (`parseEmphasis`). */
	answer: string
}

export interface NewQuestion {
	id: string
	paperCategory: PaperCategory
	difficulty: Difficulty
	/** 'YYYY-MM-DD' */
	publishedOn: string
	timeLimitMinutes: number
	marks: number
	wordLimit: number
	english: QuestionTexts
	/** Null: only English exists. */
	hindi: QuestionTexts | null
}

function rowOf({ id, paperCategory, difficulty, publishedOn, timeLimitMinutes, marks, wordLimit, english, hindi }: NewQuestion) {
	return {
		id,
		paper_category: paperCategory,
		difficulty,
		published_on: publishedOn,
		time_limit_minutes: timeLimitMinutes,
		marks,
		word_limit: wordLimit,
		sub_category_english: english.subCategory,
		sub_category_hindi: hindi?.subCategory,
		tags_english: english.tags,
		tags_hindi: hindi?.tags,
		question_text_english: english.questionText,
		question_text_hindi: hindi?.questionText,
		answer_english: english.answer,
		answer_hindi: hindi?.answer,
	}
}

const givenColumns = sql.raw(`
	id, paper_category, difficulty, published_on, time_limit_minutes, marks, word_limit, sub_category_english, sub_category_hindi,
	tags_english, tags_hindi, question_text_english, question_text_hindi, answer_english, answer_hindi`)

function termsOf({ id, paperCategory, english, hindi }: NewQuestion): { id: string; term: string }[] {
	const texts = hindi ? [english, hindi] : [english]
	const searchable = texts.flatMap(({ questionText, subCategory, tags }) => [questionText, subCategory, ...tags])
	const terms = [`in:${ALL_PAPERS}`, `in:${paperCategory}`, ...searchWords(searchable.join('\n'))]
	return terms.map((term) => ({ id, term }))
}

/** Any number that no other transaction takes for its own lock. */
const indexLock = 4_180_327_755

/**
 * Publishes questions, each id given once; those whose id exists already are left as they are.
 *
 * One writer at a time, because each question takes the next free place of its month.
 */
export async function insertQuestions(tx: Transaction, questions: NewQuestion[]): Promise<void> {
	const terms = questions.flatMap(termsOf)
	await tx.execute(sql`select pg_advisory_xact_lock(${indexLock})`)
	await tx.execute(sql`
		with given as (
			select *, (extract(year from published_on) * 12 + extract(month from published_on) - 1)::bigint << ${sql.raw(`${monthBits}`)} as first_place
			from jsonb_populate_recordset(null::answer_writing_questions, ${JSON.stringify(questions.map(rowOf))})
		),
		inserted as (
			insert into answer_writing_questions (${givenColumns}, place)
			select ${givenColumns}, row_number() over (partition by first_place) + coalesce(
				(select max(place) from answer_writing_questions as present
					where present.place >= first_place and present.place < first_place + ${2 ** monthBits}::bigint),
				first_place - 1)
			from given
			on conflict (id) do nothing
			returning id, place
		)
		insert into answer_writing_index as present (term, shelf, questions)
		select term, place >> ${sql.raw(`${shelfBits}`)},
			bit_or(set_bit(B'0'::bit(${sql.raw(`${shelfSize}`)}), (place & ${shelfSize - 1})::int, 1))
		from inserted join unnest(
			${sql.param(terms.map(({ id }) => id))}::text[], ${sql.param(terms.map(({ term }) => term))}::text[]
		) as given_term (id, term) using (id)
		group by 1, 2
		on conflict (term, shelf) do update set questions = present.questions | excluded.questions`)
}

export async function countQuestions(db: Queryable): Promise<number> {
	const [row] = await db.select({ questions: count() }).from(answerWritingQuestions)
	return row?.questions ?? 0
}
