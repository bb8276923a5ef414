/**
 * Does for the embedded engine what PostgreSQL's background processes do for a server: without it the write-ahead log would grow until
 * the process ends, and the planner would never learn how large a table has become.
 */
import type { Pool } from 'pg'
import type { DatabaseLog } from './database.ts'

const EVERY_MS = 60_000
const CHECKPOINT_AFTER_BYTES = 32 * 1024 * 1024

const LOG_SINCE_CHECKPOINT = `select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()`

/** The conditions are those of autovacuum with its default settings. */
const TABLES_IN_NEED = `
	select format('%I.%I', s.schemaname, s.relname) as name,
		n_dead_tup > 50 + 0.2 * size or n_ins_since_vacuum > 1000 + 0.2 * size as needs_vacuum
	from pg_stat_user_tables s join pg_class on pg_class.oid = s.relid, greatest(reltuples, 0) as size
	where n_dead_tup > 50 + 0.2 * size or n_ins_since_vacuum > 1000 + 0.2 * size or n_mod_since_analyze > 50 + 0.1 * size`

/** Works once a minute, one short statement after the other so that nobody waits for long. Returns how to stop. */
export function keepUp(pool: Pool, log: DatabaseLog): () => void {
	const timer = setInterval(() => {
		doUpkeep(pool).catch((error) =>
			log.warn({ err: error }, 'The upkeep of the embedded database failed; next try in a minute.'),
		)
	}, EVERY_MS)
	timer.unref()
	return () => clearInterval(timer)
}

export async function doUpkeep(pool: Pick<Pool, 'query'>): Promise<void> {
	const tables = await pool.query<{ name: string; needs_vacuum: boolean }>(TABLES_IN_NEED)
	for (const table of tables.rows)
		await pool.query(`${table.needs_vacuum ? 'vacuum (analyze)' : 'analyze'} ${table.name}`)
	const logged = await pool.query<{ bytes: number }>(LOG_SINCE_CHECKPOINT)
	if ((logged.rows[0]?.bytes ?? 0) > CHECKPOINT_AFTER_BYTES) await pool.query('checkpoint')
}
