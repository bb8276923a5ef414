import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/open-database.ts'
import { contentItems } from '../desk/tables.ts'
import { contentVersions } from '../desk/versions/tables.ts'
import { publishedItems } from '../tables.ts'

/**
 * Finds what matches the first group of `pattern` in the fields of items of these kinds, in both languages: in what readers see or could see again, in
 * working copies, and in their versions, which an editor may bring back.
 */
export async function findMentions(db: Queryable, kinds: readonly string[], pattern: string): Promise<Set<string>> {
	const ofKinds = sql`any(${sql.param(kinds)}::text[])`
	const { rows } = await db.execute<{ found: string }>(sql`
		select distinct match.parts[1] as found
		from (
			select concat_ws(' ', common, card_english, card_hindi, body_english, body_hindi) as content from ${publishedItems} where kind = ${ofKinds}
			union all select data::text from ${contentItems} where type = ${ofKinds}
			union all select data::text from ${contentVersions} where type = ${ofKinds}
		) as contents cross join lateral regexp_matches(content, ${pattern}, 'g') as match(parts)`)
	return new Set(rows.map(({ found }) => found))
}
