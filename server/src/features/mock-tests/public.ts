import type { Language } from '@aravalli/shared/language'
import { runningTestPart, type StoredRunning } from './listing/tables.ts'
import { noteChanged } from './marking/tables.ts'
import { mockTestsData } from './mock-tests-data.ts'

export { mockTestsData, noteChanged, runningTestPart, type StoredRunning }

/** Tells how long a test that is running still runs; null where there is none. */
export function presentRunning(running: StoredRunning | null, language: Language, now: Date) {
	if (running === null) return null
	const { attemptId, title, closesAt } = running
	return { attemptId, title: title[language], leftMilliseconds: Math.max(0, Date.parse(closesAt) - now.getTime()) }
}
