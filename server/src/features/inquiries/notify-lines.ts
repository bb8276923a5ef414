import type { Database } from '../../platform/database/open-database.ts'
import { csvLine, tabLine } from '../../platform/separated-values.ts'
import { listNotifyRequests } from './tables.ts'

/** Lists who wants to be told of which page, with a line of headings; by page, the earliest first. */
export async function notifyLines({ db }: Database, isCsv: boolean): Promise<string> {
	const line = isCsv ? csvLine : tabLine
	const requests = await listNotifyRequests(db)
	const rows = requests.map(({ page, email, language, createdAt }) => [page, email, language, createdAt.toISOString()])
	return [['page', 'email', 'language', 'asked_at'], ...rows].map(line).join('')
}
