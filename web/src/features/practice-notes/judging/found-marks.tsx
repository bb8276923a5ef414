import type { PracticeType } from '@aravalli/shared/practice-notes/practice-note'
import { useEffect } from 'react'
import { KeptProvider, useKeptOf } from '../kept-provider.tsx'
import { markOf } from './mark-of.ts'
import { showMark } from './shown-marks.ts'

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
