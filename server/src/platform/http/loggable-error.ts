/**
 * Decides what a log may say of a failure: what it was and where, and nothing that a person wrote.
 *
 * The query layer puts the parameters of a query into its message; the database repeats values in its own, in double
 * quotes, and whole rows in `detail`. So of a failed query only what the driver says is told, without what it quotes,
 * and of anything else the message without addresses.
 */
const address = /[^\s"'<>(),;:=]+@[^\s"'<>(),;:=]+/g

const MOST_CHARACTERS = 300

/** The log tells these beside the message: codes and the database's own names. */
const told = new Set(['code', 'table', 'column', 'constraint', 'syscall'])

interface LoggableError {
	type: string
	message: string
	stack: string
}

export function loggableError(thrown: unknown): LoggableError {
	if (!(thrown instanceof Error)) return { type: typeof thrown, message: 'thrown, and no error', stack: '' }
	const cause = innermost(thrown)
	const named = Object.entries(cause).filter(([name, value]) => told.has(name) && typeof value === 'string')
	return {
		type: cause.name,
		message: reasonOf(thrown),
		...Object.fromEntries(named),
		stack: [...new Set([...placesOf(thrown), ...placesOf(cause)])].join('\n'),
	}
}

/** Gives one sentence of it, for a line without a stack. */
export function reasonOf(thrown: Error): string {
	const { message } = innermost(thrown)
	const isOfDatabase = 'severity' in innermost(thrown)
	const unquoted = isOfDatabase ? message.replace(/: ".*"$/s, '') : message
	return unquoted.replaceAll(address, '…').slice(0, MOST_CHARACTERS)
}

/** Finds what the driver threw, which the query layer wraps. */
export function innermost(error: Error & { code?: unknown }): Error & { code?: unknown } {
	return error.cause instanceof Error ? innermost(error.cause) : error
}

/** Tells where it came about, without the message, which a stack begins with. */
function placesOf({ stack = '' }: Error): string[] {
	return stack.split('\n').filter((line) => /^\s+at /.test(line))
}
