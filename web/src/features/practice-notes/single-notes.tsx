import { KeptProvider } from './kept-provider.tsx'
import { NotesPanel, type NotesPanelProps } from './notes-panel.tsx'
import { PracticeTimer } from './timer/practice-timer.tsx'

interface SingleNotesProps extends NotesPanelProps {
	suggestedMinutes: number
}

/** Shows the place to write or photograph the answer to one question that stands by itself: the clock, and what is kept of it already. */
export function SingleNotes({ suggestedMinutes, ...notes }: SingleNotesProps) {
	const subject = `${notes.questionType}:${notes.questionId}`
	return (
		<KeptProvider questionType={notes.questionType} ids={[notes.questionId]}>
			<PracticeTimer key={subject} subject={subject} suggestedMinutes={suggestedMinutes} />
			<NotesPanel {...notes} isLarge />
		</KeptProvider>
	)
}
