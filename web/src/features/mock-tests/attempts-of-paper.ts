/** Says where a learner stands with a paper, from their own attempts. Pure. */
import { GRACE_MILLISECONDS } from '@aravalli/shared/mock-tests/attempt-clock'
import type { AttemptRow } from '@aravalli/shared/mock-tests/contract'

export type PaperStanding =
	| { state: 'running'; attempt: AttemptRow }
	| { state: 'marked'; bestHundredths: number; maxHundredths: number }
	| { state: 'disqualified' | 'marking' | 'not-tried' }

export function standingOf(attempts: readonly AttemptRow[], paperId: string): PaperStanding {
	const own = attempts.filter((attempt) => attempt.paperId === paperId)
	const running = own.find(({ status }) => status === 'running')
	if (running) return { state: 'running', attempt: running }
	const marked = own.flatMap(({ marksHundredths, maxHundredths, isDisqualified }) =>
		marksHundredths === null || isDisqualified ? [] : [{ bestHundredths: marksHundredths, maxHundredths }],
	)
	const [best] = marked.toSorted((a, b) => b.bestHundredths - a.bestHundredths)
	if (best) return { state: 'marked', ...best }
	if (own.some(({ isDisqualified }) => isDisqualified)) return { state: 'disqualified' }
	return { state: own.length > 0 ? 'marking' : 'not-tried' }
}

/** Says how much of the time to answer is left; 0 where only bubbles can be checked. */
export const leftToAnswer = (leftMilliseconds: number, bubbleMinutes: number): number =>
	Math.max(0, leftMilliseconds - bubbleMinutes * 60_000 - GRACE_MILLISECONDS)
