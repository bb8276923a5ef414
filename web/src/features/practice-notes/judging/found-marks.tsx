import type { PracticeType } from '@aravalli/shared/practice-notes/practice-note'
import { useEffect } from 'react'
import type { Kept } from '../kept.ts'
import { KeptProvider, useKeptOf } from '../kept-provider.tsx'
import { type ShownMark, showMark } from './shown-marks.ts'

interface FoundMarksProps {
	questionType: PracticeType
	ids: readonly string[]
}

export function FoundMarks({ questionType, ids }: FoundMarksProps) {
	return (
		<KeptProvider questionType={questionType} ids={ids}>
			{ids.map((id) => (
				<FoundMark key={id} questionId={id} />
			))}
		</KeptProvider>
	)
}

function FoundMark({ questionId }: { questionId: string }) {
	const { questionType, kept } = useKeptOf(questionId)
	const mark = markOf(kept)
	useEffect(() => showMark(`${questionType}:${questionId}`, mark), [questionType, questionId, mark])
	return null
}

export function markOf({ judgement, isToRevise, noteCount, photos }: Kept): ShownMark | null {
	if (judgement || isToRevise) return judgement ?? 'toRevise'
	return noteCount + photos.length > 0 ? 'practised' : null
}
