import { hash } from 'node:crypto'
import { fillPlaceholders, type Placeholder, type Query, SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { Client } from 'pg'

const mark = '/* kept */'

/**
 * Begins a statement whose plan a PostgreSQL server keeps for each connection: of a page of a list, planning is half of the work. It
 * stands where the texts of a statement are few and any values are served by one plan. The embedded engine has one session for all
 * connections and keeps nothing.
 */
export const kept = sql.raw(mark)

/**
 * Hides a value from the planner. Else the server may hold that a plan made for this very value is better than the one that serves all, and
 * make one anew each time, which takes as long as the answer.
 */
export function forAny(value: Placeholder | SQL, type: 'text' | 'text[]' | 'int[]'): SQL {
	const cast = sql.raw(`::${type}`)
	return sql`(select ${value}${cast})${cast}`
}

/** Is a statement by itself, no part of others: its text is written already. */
class WrittenStatement extends SQL {
	readonly #query: Query

	constructor(query: Query) {
		super([])
		this.#query = query
	}

	override toQuery(): Query {
		return this.#query
	}
}

const dialect = new PgDialect()

/**
 * Writes the text of a kept statement once for each of its shapes: of a page of a list that would take a tenth of the answer's time.
 *
 * @param write gives a shape's statement, with a placeholder for each value that differs between two of its calls
 * @returns what gives the statement of a shape with the values of its placeholders, by their names
 */
export function writtenOnce<Shape extends object>(
	write: (shape: Shape) => SQL,
): (shape: Shape, values: Record<string, unknown>) => SQL {
	const written = new Map<string, Query>()
	return (shape, values) => {
		const key = JSON.stringify(shape)
		const query = written.get(key) ?? dialect.sqlToQuery(sql`${kept}${write(shape)}`)
		written.set(key, query)
		return new WrittenStatement({ ...query, params: fillPlaceholders(query.params, values) })
	}
}

const names = new Map<string, string>()

/** The text itself would do as a name, but a server cuts names after 63 bytes. */
function nameOf(text: string): string {
	const name = names.get(text) ?? hash('sha256', text).slice(0, 40)
	names.set(text, name)
	return name
}

function named(statement: unknown): unknown {
	const text = (statement as { text?: unknown } | null)?.text
	return typeof text === 'string' && text.trimStart().startsWith(mark)
		? { ...(statement as object), name: nameOf(text) }
		: statement
}

/** Stands for the many forms of a query. */
type AnyQuery = (this: Client, ...given: unknown[]) => unknown

/** Is a connection to a server that keeps what is marked as `kept`. */
export class KeepingClient extends Client {
	override query = ((statement: unknown, ...rest: unknown[]) =>
		(Client.prototype.query as AnyQuery).call(this, named(statement), ...rest)) as Client['query']
}
