import { type ReactNode, useId, useRef } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { DialogFrame } from '../dialog-frame.tsx'
import { IconButton } from '../icon-button.tsx'
import { xIcon } from '../icons.ts'
import { messages as uiMessages } from '../messages.en.ts'
import { useModal, useScrimClick } from '../use-modal.ts'
import css from './wide-dialog.module.css'

interface WideDialogProps {
	title: string
	onClose: () => void
	children: ReactNode
}

/** Shows something to look at over the page that has no address of its own; it takes nearly the whole screen. */
export function WideDialog({ title, onClose, children }: WideDialogProps) {
	const ref = useRef<HTMLDialogElement>(null)
	const body = useRef<HTMLDivElement>(null)
	const titleId = useId()
	const { dismiss } = useMessages(uiMessages)
	useModal({ ref, body, movesIn: true, onClose })
	return (
		<dialog ref={ref} className={css.dialog} aria-labelledby={titleId} {...useScrimClick(onClose)}>
			<DialogFrame
				bodyRef={body}
				title={title}
				titleId={titleId}
				close={<IconButton icon={xIcon} label={dismiss} onClick={onClose} />}
			>
				{children}
			</DialogFrame>
		</dialog>
	)
}
