import { randomUUID } from 'node:crypto'
import { canonicalEmail, cleanPhone } from '@aravalli/shared/accounts/account'
import { cleanName } from '@aravalli/shared/accounts/name'
import { AppError } from '@aravalli/shared/errors'
import { cleanMessage } from '@aravalli/shared/inquiries/inquiry'
import type { Language } from '@aravalli/shared/language'
import type { Database } from '../../platform/database/open-database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { insertInquiry } from './tables.ts'
import { teamMailJob } from './team-mail-job.ts'

interface GivenInquiry {
	name: string
	email: string
	phone: string
	message: string
}

/** Stores what somebody asks, and has it mailed to the team; the contract has checked each field. */
export async function leaveInquiry(
	{ database, jobs }: { database: Database; jobs: Jobs },
	given: GivenInquiry,
	language: Language,
): Promise<void> {
	const id = randomUUID()
	const email = canonicalEmail(given.email)
	const phone = cleanPhone(given.phone)
	if (email === null || phone === null) throw new AppError('request.invalid')
	const inquiry = { id, name: cleanName(given.name), email, phone, message: cleanMessage(given.message), language }
	await database.transaction(async (tx) => {
		await insertInquiry(tx, inquiry)
		await jobs.send(tx, teamMailJob, { inquiryId: id })
	})
}
