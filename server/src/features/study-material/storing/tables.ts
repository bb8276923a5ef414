import type { Paper, Section } from '@aravalli/shared/study-material/section'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { addToIndex, lockIndex, nextPosition } from '../../../platform/database/shelf-index.ts'
import { type NewItem, storedColumns } from '../new-item.ts'
import { indexTerms, studyIndex, studyItems } from '../tables.ts'

const columns = sql.raw(`
	id, section, paper_no, published_on, picture, picture_small, read_minutes, card_english, card_hindi, content_english,
	content_hindi`)

interface Indexed {
	/** Is its position in the index, a bigint as node-postgres gives it. */
	position: string
	section: Section
	paper: Paper
}

const entryOf = ({ position, section, paper }: Indexed) => ({ position, terms: indexTerms(section, paper) })

/** Publishes items, each id given once; those whose id exists already are left as they are. */
export async function insertItems(tx: Transaction, items: NewItem[]): Promise<void> {
	await lockIndex(tx, studyIndex)
	const { rows } = await tx.execute<{ [K in keyof Indexed]: Indexed[K] }>(sql`
		insert into study_items (${columns}, position)
		select ${columns}, ${nextPosition(studyItems)}
		from jsonb_populate_recordset(null::study_items, ${JSON.stringify(items.map(storedColumns))}) as given
		on conflict (id) do nothing
		returning position, section, paper_no as paper`)
	await addToIndex(tx, studyIndex, rows.map(entryOf))
}
