import type { PracticeType } from '@aravalli/shared/practice-notes/practice-note'
import { MarkBadge } from './mark-badge.tsx'
import { useShownMark } from './shown-marks.ts'

interface MarkOfCardProps {
	questionType: PracticeType
	questionId: string
}

export function MarkOfCard({ questionType, questionId }: MarkOfCardProps) {
	const mark = useShownMark(`${questionType}:${questionId}`)
	return mark && <MarkBadge mark={mark} />
}
