import type { MiqCardData } from '@aravalli/shared/miq/contract'
import type { ReactNode } from 'react'
import type { CardProps } from '#web/content/listed-kind.ts'
import { FoundMarks, PractisedMark } from '../practice-notes/public.tsx'
import { QuestionList } from '../questions/public.tsx'
import { QuestionRow } from './question-row.tsx'

/** Holds the cards of a list that shows which of them the viewer has practised. */
export function PractisedList({ ids, children }: { ids: string[]; children: ReactNode }) {
	return (
		<>
			<QuestionList>{children}</QuestionList>
			<FoundMarks questionType="miq" ids={ids} />
		</>
	)
}

export function PractisedRow(props: CardProps<MiqCardData>) {
	return <QuestionRow {...props} mark={<PractisedMark questionType="miq" questionId={props.item._id} />} />
}
