/** Whoever finds something wrong with a question says so here. */
import { ReportDialog, ReportQuestionButton } from './report-question-button.tsx'

export { ReportDialog, ReportQuestionButton }
