import { migrate } from '../../server/src/platform/database/migrate.ts'
import { type DatabaseSettings, openDatabase } from '../../server/src/platform/database/open-database.ts'
import { silentLog } from '../../server/src/testing/silent-log.ts'
import type { GrowingMigrations } from './growing-migrations.ts'

/** Says what is wrong with a store after everything that was done to it; all empty or 0 when nothing is. */
export interface Damage {
	/** Lists acknowledged rows that are not there. */
	lost: string[]
	/** Lists rows that were stored more than once. */
	repeated: string[]
	/** Writers whose sum and rows disagree: half of a transaction. */
	halfDone: unknown[]
	missingMigrations: number
	/** Tables of added migrations without exactly their one row. */
	brokenTables: string[]
}

export interface StoreFindings {
	damage: Damage
	/** Counts rows that are there, acknowledged or not. */
	rows: number
}

const HALF_DONE = `
	select coalesce(sums.subject_id, rows.writer) as writer, sums.value as sum, rows.count
	from (select subject_id, value from counters where name = 'sum') sums
	full join (
		select regexp_replace(subject_id, '-[0-9]+$', '') as writer, count(*) as count
		from counters where name = 'written' group by 1
	) rows on rows.writer = sums.subject_id
	where sums.value is distinct from rows.count`

/** Opens the store as the product would, which recovers it, and looks through all of it. */
export async function checkStore(
	settings: DatabaseSettings,
	migrations: GrowingMigrations,
	acknowledged: string[],
): Promise<StoreFindings> {
	const database = await openDatabase(settings, silentLog)
	await migrate(database, silentLog, { folder: migrations.folder, waitingLimitMs: 60_000 })
	const client = await database.openConnection()
	try {
		const written = await client.query<{ id: string; value: string }>(
			`select subject_id as id, value from counters where name = 'written'`,
		)
		const stored = new Set(written.rows.map((row) => row.id))
		const halfDone = await client.query(HALF_DONE)
		const applied = await client.query<{ count: number }>(
			'select count(*)::int as count from drizzle.__drizzle_migrations',
		)
		const brokenTables: string[] = []
		for (const table of migrations.tables) {
			const { rowCount } = await client.query(`select id from ${table}`)
			if (rowCount !== 1) brokenTables.push(table)
		}
		const damage = {
			lost: acknowledged.filter((id) => !stored.has(id)),
			repeated: written.rows.filter((row) => row.value !== '1').map((row) => row.id),
			halfDone: halfDone.rows,
			missingMigrations: migrations.count() - (applied.rows[0]?.count ?? 0),
			brokenTables,
		}
		return { damage, rows: stored.size }
	} finally {
		await client.end()
		await database.close()
	}
}
