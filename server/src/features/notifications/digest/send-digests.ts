import { defineJob } from '../../../platform/jobs/jobs.ts'
import { findUnread } from '../listing/tables.ts'
import type { NotificationServices } from '../notification-services.ts'
import { presentNotifications } from '../presenting/present-notifications.ts'
import { readMailSecret } from '../secrets/read-secrets.ts'
import { wantsMailDigest } from '../settings/tables.ts'
import { digestMail } from './digest-mail.ts'
import { lastDigestTime } from './digest-time.ts'
import { stopToken } from './stop-token.ts'
import { claimDigests } from './tables.ts'

/** Names the notifications that the mail was asked for; those read meanwhile are left out of it. */
export const digestMailJob = defineJob<{ userId: string; ids: string[] }>('notifications.digest-mail')

/** A mail names so many; the page has the others. */
const SHOWN_IN_MAIL = 10

/** A statement is short with so many, also on the embedded database, where everybody waits for it. */
const AT_ONCE = 200

/** Asks for the mails that are due. A mail and the note that it was asked for are stored together. */
export async function askForDigests(
	{ database, jobs, digestMinutes, now }: Pick<NotificationServices, 'database' | 'jobs' | 'digestMinutes' | 'now'>,
	atOnce = AT_ONCE,
): Promise<void> {
	const before = lastDigestTime(now(), digestMinutes)
	const claim = () =>
		database.transaction(async (tx) => {
			const due = await claimDigests(tx, before, atOnce)
			for (const digest of due) await jobs.send(tx, digestMailJob, digest)
			return due.length
		})
	while ((await claim()) > 0);
}

/** Sends it unless all was read meanwhile, or its reader wants none any more. */
export async function sendDigest(
	{ database, lookups, mail, origin, findRecipient, now }: NotificationServices,
	{ userId, ids }: { userId: string; ids: string[] },
): Promise<void> {
	const { db } = database
	const rows = await findUnread(db, userId, ids)
	const to = await findRecipient(db, userId)
	if (rows.length === 0 || !to || !(await wantsMailDigest(db, userId))) return
	const reading = { language: to.language, now: now() }
	const shown = await presentNotifications(db, lookups, rows.slice(0, SHOWN_IN_MAIL), reading)
	const token = stopToken(userId, await readMailSecret(database))
	await mail.send(digestMail(to, { shown, total: rows.length, stopToken: token }, origin))
}
