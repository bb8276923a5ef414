import type { Language } from '@aravalli/shared/language'
import { mainsKind } from '@aravalli/shared/mains-practice/kind'
import { type MainsSubject, mainsSubjects } from '@aravalli/shared/mains-subjects'
import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../platform/database/open-database.ts'
import { plainText } from '../../platform/database/plain-text.ts'

const listed = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '))

/**
 * Names the topics that questions have or had. Every list shows all of them as filters: found in the questions, that would take a
 * look-up for each. And a quiz says which topic it was of when none of its questions is published any more.
 */
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

/** Names the topics as those of the questions do that are published. */
export async function noteTopics(tx: Transaction, questionIds: string[]): Promise<void> {
	await tx.execute(sql`
		insert into mains_topics as present (id, subject, english, hindi)
		select distinct on (1, 2) common->>'topicId', common->>'subject', card_english->>'topic', card_hindi->>'topic'
		from published_items
		where kind = ${mainsKind.name} and id = any(${sql.param(questionIds)}::text[]) and is_published
		order by 1, 2, position desc
		on conflict (id, subject) do update
		set english = excluded.english, hindi = coalesce(excluded.hindi, present.hindi)`)
}
