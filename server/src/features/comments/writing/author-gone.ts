import { AppError, type ErrorCode } from '@aravalli/shared/errors'
import { isBrokenReference } from '../../../platform/database/is-broken-reference.ts'

/**
 * Answers a write of somebody whose account was closed while it was on its way as if they were not signed in, which
 * they are not.
 */
export function orGone(code: ErrorCode): (error: Error) => never {
	return (error) => {
		throw isBrokenReference(error) ? new AppError(code) : error
	}
}
