import { AppError } from '@aravalli/shared/errors'
import { isBrokenReference } from './is-broken-reference.ts'

/**
 * Serves as `catch` at a write that refers to the account of its sender: an account that was closed while the write was
 * on its way is not signed in any more.
 *
 * @throws AppError `access.not-signed-in`, or the error itself where it is another one
 */
export function orSignedOut(error: unknown): never {
	throw isBrokenReference(error) ? new AppError('access.not-signed-in') : error
}
