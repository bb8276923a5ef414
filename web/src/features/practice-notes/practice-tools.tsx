import type { PracticeType } from '@aravalli/shared/practice-notes/practice-note'
import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DontKnowButton, ToReviseTag } from './dont-know-button.tsx'
import { KeptProvider } from './kept-provider.tsx'
import { NotesButton } from './notes-button.tsx'

interface NotesProps {
	questionId: string
	/** It is the next one of a quiz. */
	isCurrent?: boolean
}

/** What a list of questions to practise shows with each of them. */
export function practiceTools(questionType: PracticeType) {
	return {
		Provider: ({ questionIds, children }: { questionIds: string[]; children: ReactNode }) => (
			<KeptProvider questionType={questionType} ids={questionIds}>
				{children}
			</KeptProvider>
		),
		Tags: ToReviseTag,
		DontKnow: (props: { questionId: string; onShowAnswer: () => void }) => (
			<DontKnowButton questionType={questionType} {...props} />
		),
		Notes: ({ questionId, isCurrent = false }: NotesProps) => (
			<NotesButton
				questionType={questionType}
				questionId={questionId}
				isCurrent={isCurrent}
				returnTo={usePlaceOf(questionId)}
			/>
		),
	}
}

/** Where a sign-in leads back to: the same list, at its question. */
function usePlaceOf(questionId: string): string {
	const page = useRouterState({ select: ({ location }) => location.pathname + location.searchStr })
	return `${page.slice(1)}#q-${questionId}`
}
