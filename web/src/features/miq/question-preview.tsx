import { subjectNames } from '@aravalli/shared/mains-subject-names'
import { miqKind } from '@aravalli/shared/miq/kind'
import { miqPaperOf } from '@aravalli/shared/miq/question'
import type { PreviewProps } from '#web/content/desk/editor/preview-dialog.tsx'
import { previewed } from '#web/content/desk/editor/previewed.ts'
import { QuestionDetails } from './question-details.tsx'

const nobodyYet = { viewCount: 0, practiceCount: 0, commentCount: 0, updatedAt: '' }

/** Shows editors a theme as its readers see it. */
export function QuestionPreview({ copy, language }: PreviewProps) {
	const { common, texts, answered, isFallback } = previewed(miqKind, copy, language)
	const question = {
		...answered,
		...nobodyYet,
		_id: 'preview',
		paperNo: miqPaperOf(common.paperCategory),
		subject: subjectNames[common.subject][language],
		questions: texts.parts.map((part) => part.question),
		answers: texts.parts.map((part) => part.answer),
		marksSplits: texts.parts.map((part) => part.marksSplit),
		language: isFallback ? ('english' as const) : language,
		isFallback,
	}
	return <QuestionDetails question={question} />
}
