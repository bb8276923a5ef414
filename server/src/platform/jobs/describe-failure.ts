export interface FailureDescription {
	/** Holds the error's name and code: `DatabaseError 23505`. */
	reason: string
	/** Holds the innermost places of its stack. */
	at: string[]
}

const MOST_PLACES = 5

/**
 * Decides what a log may say of a failed job. It never tells the error's message or other properties: mail servers
 * repeat addresses in theirs, the database repeats values.
 */
export function describeFailure(thrown: unknown): FailureDescription {
	if (!(thrown instanceof Error)) return { reason: `a thrown ${typeof thrown}`, at: [] }
	const { name, message, stack = '' } = thrown
	const code = 'code' in thrown && typeof thrown.code === 'string' ? ` ${thrown.code}` : ''
	const places = stack
		.replace(message, '')
		.split('\n')
		.filter((line) => /^\s+at /.test(line))
	return { reason: name + code, at: places.slice(0, MOST_PLACES).map((place) => place.trim().replace(/^at /, '')) }
}
