import type { Queryable } from './database.ts'

/**
 * Deletes what its feature need not keep any longer, in one short statement.
 *
 * @param most is how many rows it may delete; it is called again while there are as many
 * @returns how many it has deleted
 */
export type Forget = (db: Queryable, now: Date, most: number) => Promise<number>
