import { AsyncLocalStorage } from 'node:async_hooks'
import { Client } from 'pg'

export interface Statement {
	text: string
	values: unknown[]
}

const recording = new AsyncLocalStorage<Statement[]>()

/** Stands for the many forms of a query. */
type AnyQuery = (this: Client, ...given: unknown[]) => unknown

/** Gives all statements that `work` sends through `pg`; what others send meanwhile is left out. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
	const statements: Statement[] = []
	const { prototype } = Client as unknown as { prototype: { query: AnyQuery } }
	const { query } = prototype
	prototype.query = function (this: Client, ...given) {
		const [first, second] = given
		const { text, values } = (typeof first === 'string' ? { text: first } : first) as Partial<Statement>
		const ownValues = values ?? (Array.isArray(second) ? second : [])
		recording.getStore()?.push({ text: text ?? '', values: ownValues })
		return query.apply(this, given)
	}
	try {
		await recording.run(statements, work)
	} finally {
		prototype.query = query
	}
	return statements
}
