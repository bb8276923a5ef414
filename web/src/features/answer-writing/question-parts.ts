import { lazyPart } from '#web/ui/lazy-part.tsx'
import { QuestionComments } from '../comments/public.tsx'
import { JudgePlace } from '../practice-notes/public.tsx'

export const QuestionAbout = lazyPart(() => import('./question-about.tsx').then((part) => part.QuestionAbout), {
	comes: 'acted',
})

/** Brings what an opened question needs besides its own code. */
export const questionPartsAhead = () =>
	Promise.all([QuestionAbout, QuestionComments, JudgePlace].map((part) => part.preload()))
