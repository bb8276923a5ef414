import { KeptProvider } from './kept-provider.tsx'
import { NotesPanel, type NotesPanelProps } from './notes-panel.tsx'

/** The place to write or photograph the answer to one question that stands by itself, with what is kept of it already. */
export function SingleNotes(props: NotesPanelProps) {
	return (
		<KeptProvider questionType={props.questionType} ids={[props.questionId]}>
			<NotesPanel {...props} isLarge />
		</KeptProvider>
	)
}
