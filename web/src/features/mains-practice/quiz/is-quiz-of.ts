import type { QuizList } from '@aravalli/shared/mains-practice/quiz-contract'
import type { MainsSearch } from '../list-search.ts'

/** Whether a quiz was taken from the list that the address names, whichever of its pages. */
export function isQuizOf({ tab, year, subject, topic }: QuizList, search: MainsSearch): boolean {
	return (
		tab === (search.tab ?? 'pyq') &&
		year === (search.year ?? null) &&
		subject === (search.subject ?? null) &&
		topic === (search.topic ?? null)
	)
}

/** The list that a quiz was taken from, as its address names it. */
export function searchOf({ tab, year, subject, topic }: QuizList): MainsSearch {
	return {
		...(tab === 'miq' && { tab }),
		...(year && { year }),
		...(subject && { subject }),
		...(topic && { topic }),
	}
}
