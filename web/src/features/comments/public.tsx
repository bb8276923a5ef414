/** Other features use these parts of the comments. */
import { lazyPart } from '#web/ui/lazy-part.tsx'

/** They stand far below what they are about. */
const QuestionComments = lazyPart(() => import('./question-comments.tsx').then((part) => part.QuestionComments), {
	comes: 'acted',
})

export { QuestionComments }
