/** PostgreSQL calls this foreign_key_violation. */
const BROKEN_REFERENCE = '23503'

/** Tells whether a statement was refused because a row that is referred to is not there, or was to go. */
export function isBrokenReference(error: unknown): boolean {
	if (!(error instanceof Error)) return false
	return (error as Error & { code?: unknown }).code === BROKEN_REFERENCE || isBrokenReference(error.cause)
}
