/** Other features use these parts of the comments. */
import { QuestionComments } from './question-comments.tsx'

export { QuestionComments }
