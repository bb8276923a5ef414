import type { Kind } from '@aravalli/shared/content/kind'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/open-database.ts'

const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Gives who has which English title, by a mark of the title that does not depend on spaces and capitals (`find-twins.ts`). Everything of the kind is read once: a
 * bank of 200,000 questions takes about a second.
 */
export async function listTitleMarks(db: Queryable, { name, title }: Kind): Promise<Map<string, string>> {
	const { rows } = await db.execute<{ id: string; mark: string }>(sql`
		select id, md5(translate(regexp_replace(btrim(title, E' \n\r\t'), E'[ \n\r\t]+', ' ', 'g'),
			${upper}::text, ${upper.toLowerCase()}::text)) as mark
		from (
			select id, data -> 'english' ->> ${title}::text as title from content_items
				where type = ${name} and status <> 'deleted'
			union all
			select id, coalesce(card_english ->> ${title}::text, body_english ->> ${title}::text) from published_items
				where kind = ${name} and is_published) as titles
		where title <> ''`)
	return new Map(rows.map(({ id, mark }) => [mark, id]))
}
