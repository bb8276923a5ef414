import { type RangeProblem, readRange } from '@aravalli/shared/current-affairs/date-range'
import type { ArticleSearch } from '../list-search.ts'

/** Tells whether days of one's own were chosen and none has been given yet: then nothing is wrong with them. */
export const isRangeUntouched = ({ date, start, end }: ArticleSearch) =>
	date === 'custom' && start === undefined && end === undefined

/** Says what is wrong with the days that were given; nothing is while none has been given. */
export function rangeProblems(list: ArticleSearch): readonly RangeProblem[] {
	if (list.date !== 'custom' || isRangeUntouched(list)) return []
	// Only the other filters depend on which day is today.
	return readRange({ date: 'custom', start: list.start, end: list.end }, '').problems
}

/** Tells whether the address asks for articles at all: with days that are none it does not. */
export const isAsking = (list: ArticleSearch) => !isRangeUntouched(list) && rangeProblems(list).length === 0
