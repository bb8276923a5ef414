import { type ReactNode, useId, useRef } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { DialogFrame } from './dialog-frame.tsx'
import { IconButton } from './icon-button.tsx'
import { xIcon } from './icons.ts'
import { messages as uiMessages } from './messages.en.ts'
import css from './modal.module.css'
import { useModal, useScrimClick } from './use-modal.ts'

interface ModalProps {
	title: string
	/** Is called by Escape, by a click beside it, and by the close button; without it there is none, and what is inside leads on. */
	onClose?: (() => void) | undefined
	/** It must not be closed now, because something is under way: the close button is disabled. */
	isHeld?: boolean
	children: ReactNode
}

/**
 * Shows a short task over the page that has no address of its own: 520 px wide, a sheet at the bottom of a phone.
 *
 * Render it while it is open, outside of any form. Focus stays inside and returns to where it was; what is inside and is to
 * have the focus first takes it by itself.
 */
export function Modal({ title, onClose, isHeld = false, children }: ModalProps) {
	const m = useMessages(uiMessages)
	const ref = useRef<HTMLDialogElement>(null)
	const body = useRef<HTMLDivElement>(null)
	const titleId = useId()
	const close = () => {
		if (onClose && !isHeld) onClose()
		// A browser may have closed it without asking.
		else if (!ref.current?.open) ref.current?.showModal()
	}
	useModal({ ref, body, movesIn: true, onClose: close })
	const scrim = useScrimClick(close)
	return (
		<dialog ref={ref} className={css.modal} aria-labelledby={titleId} {...scrim}>
			<DialogFrame
				bodyRef={body}
				title={title}
				titleId={titleId}
				close={onClose && <IconButton icon={xIcon} label={m.close} disabled={isHeld} onClick={close} />}
			>
				<div className={css.content}>{children}</div>
			</DialogFrame>
		</dialog>
	)
}
