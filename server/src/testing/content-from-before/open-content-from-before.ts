import { readFileSync } from 'node:fs'
import { openEarlierDatabase } from '../open-earlier-database.ts'
import type { TestDatabase } from '../open-test-database.ts'
import { unpacked } from './packed.ts'

/** The newest migration of the version that the content is from. */
const NEWEST = '0023_positions-in-an-index'

const rows = new URL('database.sql.br', import.meta.url)

/**
 * Opens a test's own database of the version in which each type of content had tables and an index of its own, filled by
 * that version. Its accounts sign in with `DEMO_PASSWORD`. The next step is `migrate`, as it is when the product starts.
 *
 * Only that version could store these rows, so nothing here makes them again. It stored the demo's accounts and some files
 * of each type of the demo's content, of several months and with two of one day; of each type something without Hindi;
 * working copies of every status, by an editor at the desk; comments, views, notes, quizzes and a subscription of a
 * learner. Of types without a desk one item was withdrawn by hand, from its table and its index. Each table was
 * then written out as INSERT statements, without sessions and what the migrations store themselves.
 */
export async function openContentFromBefore(): Promise<TestDatabase> {
	const database = await openEarlierDatabase(NEWEST)
	const client = await database.openConnection()
	try {
		await client.query(unpacked(readFileSync(rows)))
	} finally {
		await client.end()
	}
	return database
}
