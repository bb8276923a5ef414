import { defineJob } from '../../../platform/jobs/jobs.ts'
import type { AccountServices } from '../account-services.ts'
import { findUser } from '../tables.ts'
import { accountClosedMail, passwordChangedMail, type Recipient, welcomeMail } from './account-mails.ts'

/** Mails that hold nothing secret. The account is read when the mail is made: its address may have been mended meanwhile. */
export const accountMailJob = defineJob<{ userId: string; kind: 'welcome' | 'password-changed' }>('accounts.mail')

export async function sendAccountMail(
	{ database, mail, origin }: Pick<AccountServices, 'database' | 'mail' | 'origin'>,
	{ userId, kind }: { userId: string; kind: 'welcome' | 'password-changed' },
): Promise<void> {
	const user = await findUser(database.db, userId)
	if (user) await mail.send((kind === 'welcome' ? welcomeMail : passwordChangedMail)(user, origin))
}

/**
 * Says a last time that the account is closed. The account is gone by then, so this job alone holds the address: until the mail is sent
 * or, after some hours, given up. A finished job leaves nothing behind.
 */
export const closedMailJob = defineJob<Recipient>('accounts.closed-mail')

export const sendClosedMail = ({ mail, origin }: Pick<AccountServices, 'mail' | 'origin'>, recipient: Recipient) =>
	mail.send(accountClosedMail(recipient, origin))
