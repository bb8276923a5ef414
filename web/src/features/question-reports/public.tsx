/** Whoever finds something wrong with a question says so here. */
import { ReportQuestionButton } from './report-question-button.tsx'

export { ReportQuestionButton }
