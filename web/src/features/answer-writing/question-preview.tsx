import { answerWritingKind } from '@aravalli/shared/answer-writing/kind'
import type { PreviewProps } from '#web/content/desk/editor/preview-dialog.tsx'
import { previewed } from '#web/content/desk/editor/previewed.ts'
import { QuestionDetails } from './question-details.tsx'

const nobodyYet = { viewCount: 0, downloadCount: 0, commentCount: 0, comments: [] }

/** Shows editors a question as its readers see it. */
export function QuestionPreview({ copy, language }: PreviewProps) {
	const { answered, isFallback } = previewed(answerWritingKind, copy, language)
	return <QuestionDetails question={{ ...answered, ...nobodyYet, questionId: 'preview', isFallback }} />
}
