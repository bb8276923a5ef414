import type { SourceOf } from '@aravalli/shared/quizzes/contract'
import type { QuizKindOf } from '#web/features/quizzes/public.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { MainsSearch } from '../list-search.ts'
import { practiceLink, practicePath } from '../mains-links.ts'

/** Names the list in the address, whichever of its pages is shown. */
export function sourceOf({ tab, year, set, subject, topic }: MainsSearch): SourceOf<'mains'> {
	return {
		kind: 'mains',
		tab: tab ?? 'practice',
		year: year ?? null,
		set: set ?? null,
		subject: subject ?? null,
		topic: topic ?? null,
	}
}

/** Gives the search of the list that a quiz was taken from, as its address names it. */
export function searchOf({ tab, year, set, subject, topic }: SourceOf<'mains'>): MainsSearch {
	return {
		...(tab !== 'practice' && { tab }),
		...(year && { year }),
		...(set && { set }),
		...(subject && { subject }),
		...(topic && { topic }),
	}
}

/** Any list of mains questions can be taken as a quiz. */
export const mainsQuiz: QuizKindOf<'mains'> = {
	name: 'mains',
	wrongLink: (question) => ({ to: practicePath, search: { question, from: 'wrong' } }),
	OpenedQuestion: lazyPart(() => import('./opened-question.tsx').then((part) => part.OpenedQuestion)),
	listLink: (source) => practiceLink(searchOf(source)),
}
