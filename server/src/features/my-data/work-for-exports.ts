import { exportTerms } from '@aravalli/shared/policy-terms'
import type { Forget } from '../../platform/database/forget.ts'
import { findRecipient } from '../accounts/public.ts'
import { expireExportsJob, exportJob, exportReadyJob } from './export-job.ts'
import { exportReadyMail } from './export-ready-mail.ts'
import { makeExport } from './make-export.ts'
import type { MyDataServices } from './my-data-services.ts'
import { deleteExpiredBefore, expireDue, findExport } from './tables.ts'

const EXPIRE_EVERY_MINUTES = 60
const DAY_MS = 86_400_000

/** A transaction is short with so many. */
const AT_ONCE = 50

/** Has copies made, told of and removed. Call it before the jobs start. */
export function workForExports(services: MyDataServices): void {
	const { jobs } = services
	jobs.work(
		exportJob,
		oneAtATime(({ exportId }) => makeExport(services, exportId)),
	)
	jobs.work(exportReadyJob, (data) => tellReady(services, data))
	jobs.work(expireExportsJob, () => expireExports(services))
	jobs.every(expireExportsJob, EXPIRE_EVERY_MINUTES)
}

/** A copy keeps a processor and the disk busy for a while: several at once would be felt by those who read. */
function oneAtATime<Data>(work: (data: Data) => Promise<void>): (data: Data) => Promise<void> {
	let last: Promise<unknown> = Promise.resolve()
	return (data) => {
		const mine = last.then(() => work(data))
		last = mine.catch(() => undefined)
		return mine
	}
}

/** Tells nobody of a copy that has gone with its account. */
async function tellReady(
	{ database: { db }, mail, origin }: Pick<MyDataServices, 'database' | 'mail' | 'origin'>,
	{ userId, exportId }: { userId: string; exportId: string },
): Promise<void> {
	const [to, found] = await Promise.all([findRecipient(db, userId), findExport(db, userId, exportId)])
	if (to && found?.status === 'ready') await mail.send(exportReadyMail(to, origin))
}

/** Removes the files of copies whose time is over; their rows stay to say so. */
export async function expireExports(
	{ database, files, now }: Pick<MyDataServices, 'database' | 'files' | 'now'>,
	atOnce = AT_ONCE,
): Promise<void> {
	for (;;) {
		const expired = await database.transaction(async (tx) => {
			const due = await expireDue(tx, now(), atOnce)
			await files.release(tx, due.fileIds)
			return due.expired
		})
		if (expired < atOnce) return
	}
}

/** Forgets that there were copies. */
export const forgetExports: Forget = (db, now, most) =>
	deleteExpiredBefore(db, new Date(now.getTime() - exportTerms.rememberedDays * DAY_MS), most)
