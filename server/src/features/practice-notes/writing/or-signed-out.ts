import { AppError } from '@aravalli/shared/errors'
import { isBrokenReference } from '../../../platform/database/is-broken-reference.ts'

/** For a write of somebody whose account was closed while it was on its way: they are not signed in any more. */
export function orSignedOut(error: unknown): never {
	throw isBrokenReference(error) ? new AppError('access.not-signed-in') : error
}
