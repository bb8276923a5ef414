import type { QuestionCopy } from '@aravalli/shared/answer-writing/kind'
import { indiaDay } from '@aravalli/shared/india-time'
import type { PreviewProps } from '#web/content/desk/editor/preview-dialog.tsx'
import { previewQuestion } from './preview-question.ts'
import { QuestionDetails } from './question-details.tsx'

/** Shows editors a question as its readers see it. */
export function QuestionPreview({ copy, language }: PreviewProps) {
	return <QuestionDetails question={previewQuestion(copy as QuestionCopy, language, indiaDay(new Date()))} />
}
