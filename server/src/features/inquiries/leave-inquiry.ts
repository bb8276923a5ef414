import { randomUUID } from 'node:crypto'
import { canonicalEmail, cleanPhone } from '@aravalli/shared/accounts/account'
import { cleanName } from '@aravalli/shared/accounts/name'
import { AppError } from '@aravalli/shared/errors'
import { cleanMessage } from '@aravalli/shared/inquiries/inquiry'
import type { Language } from '@aravalli/shared/language'
import type { Database } from '../../platform/database/open-database.ts'
import { insertInquiry } from './tables.ts'

interface GivenInquiry {
	name: string
	email: string
	phone: string
	message: string
}

/** Stores what somebody asks the team; the contract has checked each field. */
export async function leaveInquiry({ db }: Database, given: GivenInquiry, language: Language): Promise<void> {
	const email = canonicalEmail(given.email)
	const phone = cleanPhone(given.phone)
	if (email === null || phone === null) throw new AppError('request.invalid')
	const name = cleanName(given.name)
	await insertInquiry(db, { id: randomUUID(), name, email, phone, message: cleanMessage(given.message), language })
}
