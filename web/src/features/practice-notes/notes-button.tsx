import { useRouterState } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { notebookPenIcon } from '#web/ui/icons.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useKeptOf } from './kept-provider.tsx'
import { messages as practiceNotesMessages } from './messages.en.ts'
import css from './notes-button.module.css'
import { useUnsent } from './unsent-subjects.ts'
import { useOpenParts } from './use-open-parts.ts'

/** Says where a sign-in leads back to, as `/login?redirect=` has it: the same page, at its question. */
export function usePlaceOf(questionId: string): string {
	const page = useRouterState({ select: ({ location }) => location.pathname + location.searchStr })
	return `${page.slice(1)}#q-${questionId}`
}

/** Comes when it is first opened. */
export const NotesPanel = lazyPart(() => import('./notes-panel.tsx').then((part) => part.NotesPanel))

interface NotesButtonProps {
	questionId: string
	/** Names the question, for readers who cannot see where the button stands. */
	about?: string
	/** It is true for the next question of a quiz: its box is open by itself. */
	isCurrent?: boolean
}

/**
 * Opens the place for notes and photos of a question; a second button, where there are some, shows those that are saved. Put it last
 * into a row that wraps: what it opens takes a line of its own.
 */
export function NotesButton({ questionId, about, isCurrent = false }: NotesButtonProps) {
	const m = useMessages(practiceNotesMessages)
	const panelId = useId()
	const { questionType, kept } = useKeptOf(questionId)
	const returnTo = usePlaceOf(questionId)
	const [parts, setParts] = useOpenParts(`${questionType}:${questionId}`)
	const unsent = useUnsent(`${questionType}:${questionId}`)
	const [isPressed, setIsPressed] = useState(false)
	const { isListOpen } = parts
	const isBoxOpen = parts.isBoxOpen ?? isCurrent
	const isOpen = isBoxOpen || isListOpen
	const open = (changes: Partial<typeof parts>) => {
		setIsPressed(true)
		setParts(changes)
	}
	const count = m.kept(kept.noteCount, kept.photos.length)
	const shared = {
		isCompact: true,
		needsScript: true,
		'aria-controls': isOpen ? panelId : undefined,
		onPointerEnter: NotesPanel.preload,
	} as const
	return (
		<>
			<Button
				{...shared}
				icon={notebookPenIcon}
				aria-expanded={isBoxOpen}
				onClick={() => open({ isBoxOpen: !isBoxOpen })}
			>
				{unsent && !isBoxOpen ? m.unsaved[unsent] : m.add}
				{about && <span className="visuallyHidden">{about}</span>}
			</Button>
			{count && (
				<Button
					{...shared}
					variant="quiet"
					aria-expanded={isListOpen}
					onClick={() => open({ isListOpen: !isListOpen })}
				>
					{count}
				</Button>
			)}
			{isOpen && (
				<div id={panelId} className={css.place}>
					<NotesPanel
						{...{ questionType, questionId, returnTo }}
						isOpen={isBoxOpen}
						isListShown={isListOpen}
						takesFocus={isPressed}
						// It stays although the quiz goes on.
						onUsed={() => parts.isBoxOpen === null && setParts({ isBoxOpen: true })}
						onClosed={() => setParts({ isBoxOpen: false, isListOpen: true })}
					/>
				</div>
			)}
		</>
	)
}
