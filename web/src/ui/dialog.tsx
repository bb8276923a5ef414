import { type ReactNode, useId, useRef, useState } from 'react'
import type { LinkTarget } from '#web/lib/link-address.ts'
import { classNames } from './class-names.ts'
import css from './dialog.module.css'
import { DialogCloseLink } from './dialog-close-link.tsx'
import { DialogFrame } from './dialog-frame.tsx'
import { useIsHydrated } from './use-is-hydrated.ts'
import { useModal, useScrimClick } from './use-modal.ts'

interface DialogProps {
	title: string
	/** Holds buttons and links in the title bar, before the close control. */
	actions?: ReactNode
	/** Closing leads there: the close control links to it, so it works without JavaScript. */
	closeLink: LinkTarget
	/** Is called by Escape, by a click beside the dialog, and by the close control. */
	onClose: () => void
	children: ReactNode
}

/**
 * Shows a page of its own over the page it belongs to: 880 px wide, the whole screen on a phone.
 *
 * The server sends it open, in its place and complete, so it can be read without JavaScript. The page's start script, or this code where
 * it opens later, makes it modal: focus stays inside and returns to where it was, the page behind neither scrolls nor answers.
 */
export function Dialog({ title, actions, closeLink, onClose, children }: DialogProps) {
	const ref = useRef<HTMLDialogElement>(null)
	const body = useRef<HTMLDivElement>(null)
	const titleId = useId()
	const isHydrated = useIsHydrated()
	// A dialog that the server has sent is there already: only one that opens later comes in with a movement.
	const [movesIn] = useState(isHydrated)
	useModal({ ref, body, movesIn, onClose })
	const scrim = useScrimClick(onClose)
	return (
		<dialog
			ref={ref}
			open
			className={classNames(css.dialog, movesIn && css.movesIn)}
			aria-labelledby={titleId}
			{...scrim}
		>
			<DialogFrame
				bodyRef={body}
				title={title}
				titleId={titleId}
				actions={actions}
				close={<DialogCloseLink link={closeLink} onClose={onClose} />}
			>
				{children}
			</DialogFrame>
		</dialog>
	)
}
