import type { StrategyIcon, SyllabusPaper } from '@aravalli/shared/strategy/contract'
import type { MainsTab, PrelimsTab } from '@aravalli/shared/strategy/tabs'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { check, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../platform/database/open-database.ts'

export type Stage = 'prelims' | 'mains'

export interface StrategyTexts {
	section: string
	title: string
	description: string
	points: string[]
}

export interface TopicTexts {
	title: string
	points: string[]
}

export interface RoutineTexts {
	subjects: string[]
	task: string
}

/** Each of the tables has this column; null where only English exists. */
const hindi = <T>() => jsonb('hindi').$type<T | null>()

export const strategyItems = pgTable(
	'strategy_items',
	{
		id: text().primaryKey(),
		stage: text().$type<Stage>().notNull(),
		tab: text().$type<PrelimsTab | MainsTab>().notNull(),
		/** Counts in its tab, from 1, over all sections. */
		position: smallint().notNull(),
		icon: text().$type<StrategyIcon>().notNull().default('BookOpen'),
		english: jsonb().$type<StrategyTexts>().notNull(),
		hindi: hindi<StrategyTexts>(),
	},
	(table) => [uniqueIndex('strategy_items_position').on(table.stage, table.tab, table.position)],
)

export const syllabusTopics = pgTable(
	'syllabus_topics',
	{
		id: text().primaryKey(),
		paper: text().$type<SyllabusPaper | 'PRELIMS'>().notNull(),
		position: smallint().notNull(),
		/** It is null for the prelims, whose topics have no fixed share. */
		weightagePercent: smallint('weightage_percent'),
		english: jsonb().$type<TopicTexts>().notNull(),
		hindi: hindi<TopicTexts>(),
	},
	(table) => [
		check('syllabus_topics_weightage', sql`(${table.paper} = 'PRELIMS') = (${table.weightagePercent} is null)`),
		uniqueIndex('syllabus_topics_position').on(table.paper, table.position),
	],
)

export const routineDays = pgTable('routine_days', {
	/** Counts from 1, Monday, to 6, the weekend. */
	position: smallint().primaryKey(),
	paper: text().$type<SyllabusPaper | 'ESSAY'>(),
	minutes: smallint(),
	english: jsonb().$type<RoutineTexts>().notNull(),
	hindi: hindi<RoutineTexts>(),
})

export type StrategyItemRow = typeof strategyItems.$inferSelect
export type SyllabusTopicRow = typeof syllabusTopics.$inferSelect
export type RoutineDayRow = typeof routineDays.$inferSelect

export interface StrategyRows {
	items: StrategyItemRow[]
	topics: SyllabusTopicRow[]
	days: RoutineDayRow[]
}

export async function listItems(db: Queryable, stage: Stage, tab: PrelimsTab | MainsTab): Promise<StrategyItemRow[]> {
	return db
		.select()
		.from(strategyItems)
		.where(and(eq(strategyItems.stage, stage), eq(strategyItems.tab, tab)))
		.orderBy(asc(strategyItems.position))
}

export async function listPrelimsTopics(db: Queryable): Promise<SyllabusTopicRow[]> {
	return db
		.select()
		.from(syllabusTopics)
		.where(eq(syllabusTopics.paper, 'PRELIMS'))
		.orderBy(asc(syllabusTopics.position))
}

/** Lists the topics in the order of the papers. */
export async function listMainsTopics(db: Queryable): Promise<SyllabusTopicRow[]> {
	return db
		.select()
		.from(syllabusTopics)
		.where(ne(syllabusTopics.paper, 'PRELIMS'))
		.orderBy(asc(syllabusTopics.paper), asc(syllabusTopics.position))
}

export async function listDays(db: Queryable): Promise<RoutineDayRow[]> {
	return db.select().from(routineDays).orderBy(asc(routineDays.position))
}

export async function hasStrategy(db: Queryable): Promise<boolean> {
	const found = await Promise.all([
		db.select({ at: strategyItems.position }).from(strategyItems).limit(1),
		db.select({ at: syllabusTopics.position }).from(syllabusTopics).limit(1),
		db.select({ at: routineDays.position }).from(routineDays).limit(1),
	])
	return found.some((rows) => rows.length > 0)
}

/** Leaves what is there already as it is. */
export async function insertStrategy(tx: Transaction, { items, topics, days }: StrategyRows): Promise<void> {
	if (items.length > 0) await tx.insert(strategyItems).values(items).onConflictDoNothing()
	if (topics.length > 0) await tx.insert(syllabusTopics).values(topics).onConflictDoNothing()
	if (days.length > 0) await tx.insert(routineDays).values(days).onConflictDoNothing()
}
