import { retentionTerms } from '@aravalli/shared/policy-terms'
import type { DatabaseLog } from '../database/open-database.ts'
import { removeOld } from '../files/remove-old.ts'

const HOUR = 3_600_000
const KEPT_MILLISECONDS = retentionTerms.mailFileDays * 24 * HOUR

/**
 * Removes mails that became files, at once and every hour: they hold addresses and codes. It is not one of the jobs, which one of
 * several processes does, because each may have a folder of its own; and it goes on where mails are sent by now. Returns how to stop.
 */
export function forgetMailFiles(folder: string, log: Pick<DatabaseLog, 'warn'>): () => void {
	const forget = () =>
		void removeOld(folder, KEPT_MILLISECONDS, (name) => /\.(eml|tmp)$/.test(name)).catch((error: Error) =>
			log.warn({ err: error }, 'Old mail files could not be removed.'),
		)
	forget()
	const timer = setInterval(forget, HOUR).unref()
	return () => clearInterval(timer)
}
