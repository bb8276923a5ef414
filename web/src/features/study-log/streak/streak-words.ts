import { formatDay } from '@aravalli/shared/format-day'
import type { Language } from '@aravalli/shared/language'
import type { StudySummary } from '@aravalli/shared/study-log/contract'
import { nextMilestone, streakLength } from '@aravalli/shared/study-log/streak'
import type { messages } from './messages.en.ts'

type Summary = Pick<StudySummary, 'currentStreak' | 'streakStatus' | 'lastStudyDate'>

/** Says how the streak stands, and what comes next: by its status and by its length. */
export function streakWords(summary: Summary, m: typeof messages, language: Language): string {
	const { currentStreak, streakStatus: status, lastStudyDate } = summary
	if (status === 'inactive') return m.statuses.inactive
	if (status === 'broken') return `${m.statuses.broken(formatDay(lastStudyDate ?? '', language))} ${m.lengths.start}`
	return `${m.statuses[status]} ${lengthWords(currentStreak, m)}`
}

function lengthWords(streak: number, { lengths }: typeof messages): string {
	const length = streakLength(streak)
	const words = lengths[length]
	return typeof words === 'string' ? words : words(nextMilestone(streak)?.days ?? 0)
}
