import type { KindDesk } from '#web/content/desk/editor/kind-desk.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

/** Says how the desk has the questions of a timed paper chosen. */
export const papersDesk: KindDesk = {
	inputs: {
		questionIds: lazyPart(() => import('./paper-questions.tsx').then((part) => part.PaperQuestions)),
	},
}
