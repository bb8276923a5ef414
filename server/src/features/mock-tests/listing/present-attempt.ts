import type { Language } from '@aravalli/shared/language'
import { closesAt } from '@aravalli/shared/mock-tests/attempt-clock'
import type { AttemptRow } from '@aravalli/shared/mock-tests/contract'
import { fullMarks } from '@aravalli/shared/mock-tests/score-test'
import type { ListedAttempt } from './tables.ts'

/** One whose time is over runs on until it is closed, within a minute; nothing is left of it. */
export function presentAttempt(attempt: ListedAttempt, language: Language, now: Date): AttemptRow {
	const { id, paperId, title, scheme, questions, startedAt, finishedAt, answered, marksHundredths } = attempt
	const left = closesAt(scheme, new Date(startedAt)).getTime() - now.getTime()
	return {
		attemptId: id,
		paperId,
		title: title[language],
		status: finishedAt === null ? 'running' : 'finished',
		startedAt,
		finishedAt,
		answered,
		questionCount: questions,
		marksHundredths,
		maxHundredths: fullMarks(scheme, questions),
		isDisqualified: attempt.isDisqualified ?? false,
		leftMilliseconds: finishedAt === null ? Math.max(0, left) : 0,
	}
}
