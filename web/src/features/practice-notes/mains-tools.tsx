import type { ComponentProps, ReactNode } from 'react'
import { AnswerDesk } from './answer-desk.tsx'
import { DontKnowButton, ToReviseTag } from './dont-know-button.tsx'
import { KeptProvider } from './kept-provider.tsx'
import { NotesButton } from './notes-button.tsx'
import { markPlace, notesPlace, ToolPlace } from './tool-place.tsx'

function MainsKeptProvider({ questionIds, children }: { questionIds: string[]; children: ReactNode }): ReactNode {
	return (
		<KeptProvider questionType="mains" ids={questionIds}>
			{children}
		</KeptProvider>
	)
}

function Tags({ questionId }: { questionId: string }): ReactNode {
	return <ToReviseTag questionId={questionId} />
}

function DontKnow(props: ComponentProps<typeof DontKnowButton>): ReactNode {
	return (
		<ToolPlace of={markPlace(props.questionId)}>
			<DontKnowButton {...props} />
		</ToolPlace>
	)
}

function Notes(props: ComponentProps<typeof NotesButton>): ReactNode {
	return (
		<ToolPlace of={notesPlace(props.questionId)}>
			<NotesButton {...props} />
		</ToolPlace>
	)
}

/** What a list of questions of the main examination shows with each of them. */
export const mainsTools = { Provider: MainsKeptProvider, Tags, DontKnow, Notes, Desk: AnswerDesk }
