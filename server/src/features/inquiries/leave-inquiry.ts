import { randomUUID } from 'node:crypto'
import { canonicalEmail } from '@aravalli/shared/email'
import { AppError } from '@aravalli/shared/errors'
import { cleanMessage } from '@aravalli/shared/inquiries/inquiry'
import { cleanName } from '@aravalli/shared/person-name'
import { cleanPhone } from '@aravalli/shared/phone'
import type { Database } from '../../platform/database/open-database.ts'
import { orSignedOut } from '../../platform/database/or-signed-out.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Sender } from './sender.ts'
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
	{ userId, language }: Sender,
): Promise<void> {
	const id = randomUUID()
	const email = canonicalEmail(given.email)
	const phone = cleanPhone(given.phone)
	if (email === null || phone === null) throw new AppError('request.invalid')
	const words = { name: cleanName(given.name), message: cleanMessage(given.message) }
	const work = database.transaction(async (tx) => {
		await insertInquiry(tx, { id, userId, ...words, email, phone, language })
		await jobs.send(tx, teamMailJob, { inquiryId: id })
	})
	await work.catch(orSignedOut)
}
