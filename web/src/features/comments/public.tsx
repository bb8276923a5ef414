/** What other features show of the comments. */
import { QuestionComments } from './question-comments.tsx'

export { QuestionComments }
