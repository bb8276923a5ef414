import type { PracticeType } from '@aravalli/shared/practice-notes/practice-note'
import { useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { rotateCwIcon } from '#web/ui/icons.ts'
import { KeptList } from './kept-list.tsx'
import { useKeptOf } from './kept-provider.tsx'
import { NoteBox } from './note-box.tsx'
import css from './notes-panel.module.css'
import { messages as panelMessages } from './panel-messages.en.ts'
import { PhotoBox } from './photo-box.tsx'
import { Problem } from './problem.tsx'
import { useAnswerSheet } from './use-answer-sheet.ts'
import { useNote } from './use-note.ts'
import { usePhotos } from './use-photos.ts'

export interface NotesPanelProps {
	questionType: PracticeType
	questionId: string
	/** Says where a sign-in leads back to, as `/login?redirect=` has it. */
	returnTo: string
	/** It is true where the place to write and to add photos is there; without it only what is saved is shown. */
	isOpen?: boolean
	/** A note has been saved: the box is to be closed, if it ever is. */
	onClosed?: () => void
	/** Something has been written or chosen. */
	onUsed?: () => void
	/** Says whether what is saved is shown. */
	isListShown?: boolean
	/** Is the number of words that an answer may have. */
	wordLimit?: number | undefined
	/** Gives half a page to write on. */
	isLarge?: boolean
	/** The box takes the focus as it appears. */
	takesFocus?: boolean
}

/** Stands under a question in practice: it shows the notes and photos that somebody keeps with it and takes more. */
export function NotesPanel(props: NotesPanelProps) {
	const { questionType, questionId, returnTo, isOpen = true, onClosed, onUsed, isListShown = true } = props
	const { wordLimit, isLarge = false, takesFocus = false } = props
	const m = useMessages(panelMessages)
	const { kept, change } = useKeptOf(questionId)
	const { sheet, store } = useAnswerSheet(`${questionType}:${questionId}`)
	const [newNote, setNewNote] = useState<string | null>(null)
	const place = { questionType, questionId, store, change, onUsed }
	const note = useNote({
		...place,
		onSaved(noteId) {
			// A box that stays open keeps the focus, and a photo that still waits keeps its box.
			if (!onClosed || store.get().photos.length > 0) return
			setNewNote(noteId)
			onClosed()
		},
	})
	const photos = usePhotos(place)
	return (
		<section className={css.panel} aria-label={m.title}>
			{isOpen && (
				<div className={classNames(css.answerSheet, isLarge && css.largeAnswerSheet)}>
					<NoteBox {...{ sheet, returnTo, wordLimit, isLarge, takesFocus }} {...note} />
					<PhotoBox sheet={sheet} photos={photos} />
				</div>
			)}
			<LoadFailure questionId={questionId} />
			{isListShown && (
				<KeptList question={{ questionType, questionId }} kept={kept} change={change} newNote={newNote} />
			)}
		</section>
	)
}

function LoadFailure({ questionId }: { questionId: string }) {
	const m = useMessages(panelMessages)
	const { state, retry } = useKeptOf(questionId)
	if (state !== 'failed') return null
	return (
		<div className={css.failure}>
			<Problem text={m.loadFailed} />
			<Button variant="quiet" isCompact icon={rotateCwIcon} onClick={retry}>
				{m.tryAgain}
			</Button>
		</div>
	)
}
