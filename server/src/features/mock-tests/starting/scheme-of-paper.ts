import type { CommonOf } from '@aravalli/shared/content/kind'
import type { markingSchemeKind, prelimsPaperKind } from '@aravalli/shared/mock-tests/kinds'
import type { AttemptScheme } from '../tables.ts'

type Scheme = CommonOf<(typeof markingSchemeKind)['common']>
type Paper = CommonOf<(typeof prelimsPaperKind)['common']>

/** Gives how a paper is marked and timed: as its examination, but for the minutes that it has of its own. */
export function schemeOfPaper(scheme: Scheme, paper: Pick<Paper, 'minutes' | 'bubbleMinutes'>): AttemptScheme {
	const { cycle: _, ...same } = scheme
	return {
		...same,
		minutes: paper.minutes ?? scheme.minutes,
		bubbleMinutes: paper.bubbleMinutes ?? scheme.bubbleMinutes,
	}
}
