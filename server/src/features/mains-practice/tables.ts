import type { Language } from '@aravalli/shared/language'
import { type MainsPaper, mainsPapers } from '@aravalli/shared/mains-practice/mains-question'
import { type MainsSubject, mainsSubjects } from '@aravalli/shared/mains-subjects'
import { type SQL, sql } from 'drizzle-orm'
import {
	bigint,
	boolean,
	check,
	date,
	foreignKey,
	integer,
	pgTable,
	primaryKey,
	smallint,
	text,
	timestamp,
	uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../platform/database/open-database.ts'
import { plainText } from '../../platform/database/plain-text.ts'
import {
	addToIndex,
	lockIndex,
	nextPosition,
	positionsWith,
	shelfIndex,
	totalOnShelves,
} from '../../platform/database/shelf-index.ts'
import { indexTerms, type ListFilters, type NewQuestion, storedColumns, topicRow, wantedTerms } from './new-question.ts'

const listed = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '))

export const mainsTopics = pgTable(
	'mains_topics',
	{
		id: plainText().notNull(),
		subject: text().$type<MainsSubject>().notNull(),
		english: text().notNull(),
		hindi: text(),
	},
	(table) => [
		primaryKey({ columns: [table.id, table.subject] }),
		check('mains_topics_id', sql`${table.id} ~ '^[a-z0-9-]{1,120}$'`),
		check('mains_topics_subject', sql`${table.subject} in (${listed(mainsSubjects)})`),
	],
)

export const mainsQuestions = pgTable(
	'mains_questions',
	{
		id: plainText().primaryKey(),
		/** Lists go by this day, which `listDay` gives. */
		publishedOn: date('published_on').notNull(),
		/** Is the year of the examination. */
		year: smallint().notNull(),
		paperNo: text('paper_no').$type<MainsPaper>().notNull(),
		subject: text().$type<MainsSubject>().notNull(),
		topicId: plainText('topic_id').notNull(),
		isMostImportant: boolean('is_most_important').notNull(),
		isSample: boolean('is_sample').notNull(),
		partMarks: smallint('part_marks').array().notNull(),
		wordLimits: smallint('word_limits').array().notNull(),
		questionsEnglish: text('questions_english').array().notNull(),
		questionsHindi: text('questions_hindi').array(),
		answersEnglish: text('answers_english').array().notNull(),
		answersHindi: text('answers_hindi').array(),
		/** Is its position in `mainsIndex`; it is null while the question is not published. */
		position: bigint({ mode: 'bigint' }),
		isPublished: boolean('is_published').generatedAlwaysAs(sql`position is not null`).notNull(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
		updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [
		foreignKey({ columns: [table.topicId, table.subject], foreignColumns: [mainsTopics.id, mainsTopics.subject] }),
		check('mains_questions_id', sql`${table.id} ~ '^[a-z0-9-]{1,120}$'`),
		check('mains_questions_year', sql`${table.year} between 1950 and 2100`),
		check('mains_questions_paper_no', sql`${table.paperNo} in (${listed(mainsPapers)})`),
		check('mains_questions_hindi', sql`num_nulls(${table.questionsHindi}, ${table.answersHindi}) in (0, 2)`),
		check(
			'mains_questions_parts',
			sql`cardinality(${table.questionsEnglish}) between 1 and 26
				and cardinality(${table.questionsEnglish}) = all (array[
					cardinality(${table.answersEnglish}), cardinality(${table.partMarks}), cardinality(${table.wordLimits}),
					coalesce(cardinality(${table.questionsHindi}), cardinality(${table.questionsEnglish})),
					coalesce(cardinality(${table.answersHindi}), cardinality(${table.questionsEnglish}))])`,
		),
		uniqueIndex('mains_questions_position').on(table.position),
	],
)

/** Indexes questions by the terms of `indexTerms`. */
export const mainsIndex = shelfIndex('mains_index')

/**
 * Counts the published questions below each term of the index. Each page tells what a list can be filtered by; added up
 * from the index it would take longer with every question.
 */
export const mainsCounts = pgTable('mains_counts', {
	term: plainText().primaryKey(),
	questions: integer().notNull(),
})

interface StoredTexts {
	topic: string
	questions: string[]
	answers: string[]
}

export interface QuestionRow {
	id: string
	year: number
	paperNo: MainsPaper
	subject: MainsSubject
	topicId: string
	isMostImportant: boolean
	isSample: boolean
	partMarks: number[]
	wordLimits: number[]
	english: StoredTexts
	/** It is null where only English exists. */
	hindi: StoredTexts | null
	/** It is written as ISO 8601, in UTC. */
	updatedAt: string
}

const columns = sql.raw(`
	question.id, year, paper_no as "paperNo", question.subject, topic_id as "topicId", is_most_important as "isMostImportant",
	is_sample as "isSample", part_marks as "partMarks", word_limits as "wordLimits", updated_at as "updatedAt",
	jsonb_build_object('topic', topic.english, 'questions', questions_english, 'answers', answers_english) as english,
	case when questions_hindi is not null then jsonb_build_object(
		'topic', coalesce(topic.hindi, topic.english), 'questions', questions_hindi, 'answers', answers_hindi) end as hindi`)

const withTopic = sql.raw('join mains_topics as topic on topic.id = topic_id and topic.subject = question.subject')

type StoredRow = { [K in keyof QuestionRow]: QuestionRow[K] }

const readRow = (row: StoredRow): QuestionRow => ({ ...row, updatedAt: new Date(row.updatedAt).toISOString() })

/**
 * Reads a page of published questions, the newest year first, then by paper; past the end it has no rows and the same
 * total. All questions of a paper have one day, so they go by position: ordering them by anything else would read all of
 * them.
 */
export async function listQuestions(
	db: Queryable,
	filters: ListFilters,
	page: { limit: number; offset: number },
): Promise<{ rows: QuestionRow[]; total: number }> {
	const { rows } = await db.execute<StoredRow & { total: number }>(sql`
		with ${positionsWith(mainsIndex, wantedTerms(filters), page)}
		select total, ${columns}
		from (select ${totalOnShelves} as total) as totals
			left join (positions_of_page join mains_questions as question using (position) ${withTopic}) on true
		order by position desc`)
	return {
		// The only row of an empty page has no id.
		rows: rows.filter(({ id }) => id !== null).map(({ total: _, ...row }) => readRow(row)),
		total: rows[0]?.total ?? 0,
	}
}

/** Finds those of the ids that are published, in any order. */
export async function findQuestions(db: Queryable, ids: string[]): Promise<QuestionRow[]> {
	const { rows } = await db.execute<StoredRow>(sql`
		select ${columns} from mains_questions as question ${withTopic}
		where question.id = any(${sql.param(ids)}::text[]) and is_published`)
	return rows.map(readRow)
}

/** Gives a condition of SQL, which other features put into their own statements. */
export function isPublishedQuestion(id: string): SQL {
	return sql`exists (select from mains_questions where id = ${id} and is_published)`
}

/** Counts the published questions below each term of the index that begins so; terms without any are left out. */
export async function countTerms(db: Queryable, beginning: string): Promise<Map<string, number>> {
	const { rows } = await db.execute<{ term: string; questions: number }>(sql`
		select term, questions from ${mainsCounts} where term >= ${beginning} and term < ${beginning} || '~'`)
	return new Map(rows.map(({ term, questions }) => [term, questions]))
}

export interface TopicRow {
	id: string
	subject: MainsSubject
	english: string
	hindi: string | null
}

export async function listTopics(db: Queryable): Promise<TopicRow[]> {
	return db.select().from(mainsTopics)
}

/** Finds the names in a language; a topic that is not there has none. */
export async function findTopicNames(db: Queryable, ids: string[], language: Language): Promise<Map<string, string>> {
	const { rows } = await db.execute<{ id: string; name: string }>(sql`
		select distinct on (id) id, ${language === 'hindi' ? sql`coalesce(hindi, english)` : sql`english`} as name
		from mains_topics where id = any(${sql.param(ids)}::text[]) order by id, subject`)
	return new Map(rows.map(({ id, name }) => [id, name]))
}

const givenColumns = sql.raw(`
	id, published_on, year, paper_no, subject, topic_id, is_most_important, is_sample, part_marks, word_limits,
	questions_english, questions_hindi, answers_english, answers_hindi`)

/** Publishes questions, each id given once; those whose id exists already are left as they are. */
export async function insertQuestions(tx: Transaction, questions: NewQuestion[]): Promise<void> {
	await lockIndex(tx, mainsIndex)
	await tx.execute(sql`
		insert into mains_topics (id, subject, english, hindi)
		select distinct on (id, subject) id, subject, english, hindi
		from jsonb_populate_recordset(null::mains_topics, ${JSON.stringify(questions.map(topicRow))})
		on conflict (id, subject) do nothing`)
	const { rows } = await tx.execute<{ id: string; position: string }>(sql`
		insert into mains_questions (${givenColumns}, position)
		select ${givenColumns}, ${nextPosition(mainsQuestions, 'id')}
		from jsonb_populate_recordset(null::mains_questions, ${JSON.stringify(questions.map(storedColumns))}) as given
		on conflict (id) do nothing
		returning id, position`)
	const terms = new Map(questions.map((question) => [question.id, indexTerms(question)]))
	const entries = rows.map(({ id, position }) => ({ position, terms: terms.get(id) ?? [] }))
	await addToIndex(tx, mainsIndex, entries)
	await addToCounts(
		tx,
		entries.flatMap((entry) => entry.terms),
	)
}

/**
 * Call `lockIndex` first.
 * @param terms of each question, so often as they have it
 */
async function addToCounts(tx: Transaction, terms: string[]): Promise<void> {
	await tx.execute(sql`
		insert into ${mainsCounts} as present (term, questions)
		select term, count(*) from unnest(${sql.param(terms)}::text[]) as term group by term
		on conflict (term) do update set questions = present.questions + excluded.questions`)
}

export async function hasQuestions(db: Queryable): Promise<boolean> {
	const [row] = await db.select({ id: mainsQuestions.id }).from(mainsQuestions).limit(1)
	return row !== undefined
}
