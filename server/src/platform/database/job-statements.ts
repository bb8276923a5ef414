import { DrizzleQueryError, sql } from 'drizzle-orm'
import { type Db, fromDrizzle } from 'pg-boss'
import type { Queryable } from './database.ts'

/**
 * Gives pg-boss `db` in the form that it takes, so that a job is stored in the same transaction as the change that asks
 * for it.
 */
export function jobStatements(db: Queryable): Db {
	const statements = fromDrizzle(db, sql)
	return {
		executeSql: (text, values) =>
			statements.executeSql(text, values).catch((error) => {
				// drizzle's message repeats the values, which are the job's private data.
				throw error instanceof DrizzleQueryError && error.cause ? error.cause : error
			}),
	}
}
