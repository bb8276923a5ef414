import { AppError, type ErrorCode } from '@aravalli/shared/errors'

/** PostgreSQL: a reference to a row that is not there. */
const NO_SUCH_ROW = '23503'

/** For a write of somebody whose account was closed while it was on its way: as if they were not signed in, which they are not. */
export function orGone(code: ErrorCode): (error: Error) => never {
	return (error) => {
		throw isMissingReference(error) ? new AppError(code) : error
	}
}

function isMissingReference(error: Error & { code?: unknown }): boolean {
	return error.code === NO_SUCH_ROW || (error.cause instanceof Error && isMissingReference(error.cause))
}
