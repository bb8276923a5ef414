import { randomBytes } from 'node:crypto'
import { AppError } from '@aravalli/shared/errors'
import { indiaDay } from '@aravalli/shared/india-time'
import { isEmptyLog, MINUTES_OF_DAY, type StudyTime } from '@aravalli/shared/study-log/study-time'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { orSignedOut } from '../../../platform/database/or-signed-out.ts'
import type { StudyServices } from '../study-services.ts'
import { ENTRIES_OF_DAY, type StudyDayRow } from '../tables.ts'
import { loggedDay } from './logged-day.ts'
import { refreshSummary } from './refresh-summary.ts'
import { findEntryByKey, insertEntry, lockStudy, type NewEntry, setDay, sumEntries } from './tables.ts'

interface SentLog extends StudyTime {
	userId: string
	studiedOn: string | undefined
	idempotencyKey: string | null
}

/**
 * Logs study by hand. A repeated write answers what it has stored before.
 *
 * @throws AppError `study-log.empty`, `study-log.too-old`, `study-log.day-full` (details: `hoursLeft`), `study-log.too-many`
 */
export async function logStudy({ database, now }: StudyServices, sent: SentLog) {
	if (isEmptyLog(sent)) throw new AppError('study-log.empty')
	const entry = {
		id: randomBytes(12).toString('hex'),
		userId: sent.userId,
		day: loggedDay(sent.studiedOn, indiaDay(now())),
		minutes: sent.hoursStudied * 60,
		activities: sent.activitiesCompleted,
		idempotencyKey: sent.idempotencyKey,
		loggedAt: now(),
	}
	return database.transaction((tx) => store(tx, entry)).catch(orSignedOut)
}

async function store(tx: Transaction, entry: NewEntry): Promise<StudyDayRow & { entryId: string }> {
	const { userId, idempotencyKey } = entry
	await lockStudy(tx, userId)
	const known = idempotencyKey === null ? null : await findEntryByKey(tx, userId, idempotencyKey)
	const { id: entryId, day } = known ?? entry
	if (!known) await add(tx, entry)
	const { minutes, activities } = await sumEntries(tx, userId, day)
	const stored = await setDay(tx, userId, { day, minutes, activities })
	if (!known) await refreshSummary(tx, userId)
	return { ...stored, entryId }
}

async function add(tx: Transaction, entry: NewEntry): Promise<void> {
	const before = await sumEntries(tx, entry.userId, entry.day)
	if (before.entries >= ENTRIES_OF_DAY) throw new AppError('study-log.too-many')
	if (before.minutes + entry.minutes > MINUTES_OF_DAY)
		throw new AppError('study-log.day-full', { hoursLeft: (MINUTES_OF_DAY - before.minutes) / 60 })
	await insertEntry(tx, entry)
}
