import type { ReactNode } from 'react'
import { AnswerDesk } from './answer-desk.tsx'
import { DontKnowButton, ToReviseTag } from './dont-know-button.tsx'
import { KeptProvider } from './kept-provider.tsx'
import { NotesButton } from './notes-button.tsx'

function MainsKeptProvider({ questionIds, children }: { questionIds: string[]; children: ReactNode }) {
	return (
		<KeptProvider questionType="mains" ids={questionIds}>
			{children}
		</KeptProvider>
	)
}

/** What a list of questions of the main examination shows with each of them. */
export const mainsTools = {
	Provider: MainsKeptProvider,
	Tags: ToReviseTag,
	DontKnow: DontKnowButton,
	Notes: NotesButton,
	Desk: AnswerDesk,
}
