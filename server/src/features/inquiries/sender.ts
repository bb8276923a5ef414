import { AppError } from '@aravalli/shared/errors'
import type { Language } from '@aravalli/shared/language'
import { isBrokenReference } from '../../platform/database/is-broken-reference.ts'

/** Who sends something to the team, as far as anybody has proved it. */
export interface Sender {
	/** Null: nobody is signed in. */
	userId: string | null
	/** In which they read the site, and want the answer. */
	language: Language
}

/** For a write of somebody whose account was closed while it was on its way: they are not signed in any more. */
export function orSignedOut(error: unknown): never {
	throw isBrokenReference(error) ? new AppError('access.not-signed-in') : error
}
