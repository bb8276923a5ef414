import { mainsResults } from './features/mains-practice/quiz/mains-results.ts'
import type { ResultKinds } from './features/quizzes/result-kind.ts'
import { lazyPart } from './ui/lazy-part.tsx'

const MainsQuestion = lazyPart(() =>
	import('./features/mains-practice/quiz/opened-question.tsx').then((part) => part.OpenedQuestion),
)

/** Results of all these kinds can be shown. A feature whose questions can be taken as a quiz is named here. */
export const resultKinds: ResultKinds = { mains: { ...mainsResults, OpenedQuestion: MainsQuestion } }
