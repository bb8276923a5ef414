import type { PracticeType } from '@aravalli/shared/practice-notes/practice-note'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { documentLanguage } from '#web/lib/language.tsx'
import { loadMessages, useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { notebookPenIcon } from '#web/ui/icons/notebook-pen.ts'
import { usePart } from '#web/ui/use-part.ts'
import { useKeptOf } from './kept-provider.tsx'
import { practiceNotesMessages } from './messages.ts'
import css from './notes-button.module.css'
import { useOpenParts } from './use-open-parts.ts'

async function loadPanel() {
	const { NotesPanel } = await import('./notes-panel.tsx')
	// Else the whole page would wait for them.
	await loadMessages(documentLanguage())
	return NotesPanel
}

interface NotesButtonProps {
	questionType: PracticeType
	questionId: string
	/** Where a sign-in leads back to, as `/login?redirect=` has it. */
	returnTo: string
}

/**
 * Opens the place for notes and photos of a question; a second button, where there are some, shows those that are saved. Put it last
 * into a row that wraps: what it opens takes a line of its own.
 */
export function NotesButton({ questionType, questionId, returnTo }: NotesButtonProps) {
	const m = useMessages(practiceNotesMessages)
	const panelId = useId()
	const { kept } = useKeptOf(questionId)
	const [Panel, fetchPanel] = usePart(loadPanel)
	const [{ isBoxOpen, isListOpen }, setOpen] = useOpenParts(`${questionType}:${questionId}`)
	const [isPressed, setIsPressed] = useState(false)
	const isOpen = isBoxOpen || isListOpen
	const fetchOpen = useEffectEvent(() => isOpen && void fetchPanel())
	// Open since before the way over the login.
	useEffect(() => void fetchOpen(), [])
	const open = async (parts: { isBoxOpen: boolean; isListOpen: boolean }) => {
		setIsPressed(true)
		if (await fetchPanel()) setOpen(parts)
	}
	const count = m.kept(kept.notes.length, kept.photos.length)
	const shared = { isCompact: true, 'aria-controls': Panel && isOpen ? panelId : undefined } as const
	return (
		<>
			<Button
				{...shared}
				icon={notebookPenIcon}
				aria-expanded={isBoxOpen}
				onClick={() => void open({ isBoxOpen: !isBoxOpen, isListOpen })}
			>
				{m.add}
			</Button>
			{count && (
				<Button
					{...shared}
					variant="quiet"
					aria-expanded={isListOpen}
					onClick={() => void open({ isBoxOpen, isListOpen: !isListOpen })}
				>
					{count}
				</Button>
			)}
			{Panel && isOpen && (
				<div id={panelId} className={css.place}>
					<Panel
						{...{ questionType, questionId, returnTo }}
						isOpen={isBoxOpen}
						isListShown={isListOpen}
						takesFocus={isPressed}
						onClosed={() => setOpen({ isBoxOpen: false, isListOpen: true })}
					/>
				</div>
			)}
		</>
	)
}
