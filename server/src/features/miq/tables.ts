import { type MainsSubject, mainsSubjects } from '@aravalli/shared/mains-subjects'
import { type Difficulty, difficulties, type PaperCategory, paperCategories } from '@aravalli/shared/questions/question'
import { sql } from 'drizzle-orm'
import {
	bigint,
	boolean,
	check,
	date,
	index,
	pgTable,
	smallint,
	text,
	timestamp,
	uniqueIndex,
} from 'drizzle-orm/pg-core'
import { plainText } from '../../platform/database/plain-text.ts'
import { shelfIndex } from '../../platform/database/shelf-index.ts'

const listed = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '))

export const miqQuestions = pgTable(
	'miq_questions',
	{
		id: plainText().primaryKey(),
		paperCategory: text('paper_category').$type<PaperCategory>().notNull(),
		publishedOn: date('published_on').notNull(),
		subject: text().$type<MainsSubject>().notNull(),
		/** Is the year of the examination that it is important for. */
		year: smallint().notNull(),
		difficulty: text().$type<Difficulty>().notNull(),
		isMostImportant: boolean('is_most_important').notNull(),
		isFeatured: boolean('is_featured').notNull(),
		durationMinutes: smallint('duration_minutes').notNull(),
		marks: smallint().notNull(),
		tagsEnglish: text('tags_english').array().notNull(),
		tagsHindi: text('tags_hindi').array(),
		/** Each has its answer at the same place of the other array; an empty one says that there is none. */
		questionsEnglish: text('questions_english').array().notNull(),
		questionsHindi: text('questions_hindi').array(),
		answersEnglish: text('answers_english').array().notNull(),
		answersHindi: text('answers_hindi').array(),
		/** Is its position in `miqIndex`; it is null while the question is not published. */
		position: bigint({ mode: 'bigint' }),
		isPublished: boolean('is_published').generatedAlwaysAs(sql`position is not null`).notNull(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
		updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [
		check('miq_questions_id', sql`${table.id} ~ '^[a-z0-9-]{1,120}$'`),
		// The addresses of the calls use this word for the list.
		check('miq_questions_id_is_no_list', sql`${table.id} <> 'list'`),
		check('miq_questions_paper_category', sql`${table.paperCategory} in (${listed(paperCategories)})`),
		check('miq_questions_subject', sql`${table.subject} in (${listed(mainsSubjects)})`),
		check('miq_questions_difficulty', sql`${table.difficulty} in (${listed(difficulties)})`),
		check('miq_questions_limits', sql`${table.year} > 0 and ${table.durationMinutes} > 0 and ${table.marks} > 0`),
		check(
			'miq_questions_hindi',
			sql`num_nulls(${table.tagsHindi}, ${table.questionsHindi}, ${table.answersHindi}) in (0, 3)`,
		),
		// The numbers are null where Hindi is missing, which passes.
		check(
			'miq_questions_parts',
			sql`cardinality(${table.questionsEnglish}) > 0
				and cardinality(${table.answersEnglish}) = cardinality(${table.questionsEnglish})
				and cardinality(${table.questionsHindi}) = cardinality(${table.questionsEnglish})
				and cardinality(${table.answersHindi}) = cardinality(${table.questionsEnglish})`,
		),
		uniqueIndex('miq_questions_position').on(table.position),
		index('miq_questions_newest').on(table.publishedOn, table.id).where(sql`${table.isPublished}`),
		index('miq_questions_newest_of_paper')
			.on(table.paperCategory, table.publishedOn, table.id)
			.where(sql`${table.isPublished}`),
	],
)

/** Indexes questions by the terms of `indexTerms`. */
export const miqIndex = shelfIndex('miq_index')
