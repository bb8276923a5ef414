import { findComingSoonPage } from '@aravalli/shared/coming-soon/coming-soon-pages'
import { canonicalEmail } from '@aravalli/shared/email'
import { AppError } from '@aravalli/shared/errors'
import type { Database } from '../../platform/database/open-database.ts'
import { orSignedOut } from '../../platform/database/or-signed-out.ts'
import type { Sender } from './sender.ts'
import { insertNotifyRequest } from './tables.ts'

/**
 * Stores who wants to be told when a page opens, under the path by which the list names it: `/courses/66f1` and
 * `/courses/91ab` are one page.
 */
export async function keepNotifyRequest(
	{ db }: Database,
	given: { email: string; page: string },
	{ userId, language }: Sender,
): Promise<void> {
	const email = canonicalEmail(given.email)
	const page = findComingSoonPage(given.page)
	if (email === null || page === null) throw new AppError('request.invalid')
	await insertNotifyRequest(db, { userId, page: page.path, email, language }).catch(orSignedOut)
}
