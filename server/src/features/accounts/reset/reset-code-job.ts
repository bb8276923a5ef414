import { randomInt, randomUUID } from 'node:crypto'
import { CODE_LENGTH } from '@aravalli/shared/accounts/account'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import type { AccountServices } from '../account-services.ts'
import { resetCodeMail } from '../mails/account-mails.ts'
import { lockUser, type UserRow } from '../tables.ts'
import { CODE_MINUTES, DAY_MILLISECONDS, mayIssueCode } from './code-limits.ts'
import { findIssueTimes, forgetCode, replaceCode } from './tables.ts'

/** Makes a code and mails it; the code is in that mail and nowhere else. It is null for an address without an account. */
export const resetCodeJob = defineJob<{ userId: string | null }>('accounts.reset-code')

type Needed = Pick<AccountServices, 'database' | 'passwords' | 'mail' | 'now'>

/** Sends nothing, without a word to anybody, for a disabled account and over the limits. */
export async function sendResetCode(services: Needed, { userId }: { userId: string | null }): Promise<void> {
	const code = randomInt(10 ** CODE_LENGTH)
		.toString()
		.padStart(CODE_LENGTH, '0')
	const codeId = randomUUID()
	const codeHash = await services.passwords.hash(code, 'reset codes')
	// The check comes only now: else the next request would be slower after an address that has an account.
	if (userId === null) return
	const user = await issueCode(services, { codeId, codeHash, userId })
	if (!user) return
	try {
		await services.mail.send(resetCodeMail(user, code))
	} catch (error) {
		// The next attempt makes another code; this one, which nobody has seen, must not count.
		await forgetCode(services.database.db, codeId)
		throw error
	}
}

async function issueCode(
	{ database, now }: Needed,
	{ codeId, codeHash, userId }: { codeId: string; codeHash: string; userId: string },
): Promise<UserRow | null> {
	const issuedAt = now()
	const dayBefore = new Date(issuedAt.getTime() - DAY_MILLISECONDS)
	const expiresAt = new Date(issuedAt.getTime() + CODE_MINUTES * 60_000)
	return database.transaction(async (tx) => {
		const user = await lockUser(tx, userId)
		if (!user || user.isDisabled) return null
		if (!mayIssueCode(await findIssueTimes(tx, userId, dayBefore), issuedAt)) return null
		await replaceCode(tx, { id: codeId, userId, codeHash, issuedAt, expiresAt }, dayBefore)
		return user
	})
}
