import type { MouseEvent, ReactNode, RefObject } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import css from './dialog-frame.module.css'
import { Icon } from './icon.tsx'
import { iconButtonClass } from './icon-button.tsx'
import { xIcon } from './icons.ts'
import { uiMessages } from './messages.ts'
import { type LinkTarget, PageLink } from './page-link.tsx'

interface DialogFrameProps {
	title: string
	titleId?: string
	bodyRef?: RefObject<HTMLDivElement | null>
	actions?: ReactNode
	closeLink: LinkTarget
	onClose: () => void
	children: ReactNode
}

/** The title bar of a dialog and the part below it, which scrolls. */
export function DialogFrame({ title, titleId, bodyRef, actions, closeLink, onClose, children }: DialogFrameProps) {
	const m = useMessages(uiMessages)
	const close = (event: MouseEvent) => {
		const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey
		if (opensElsewhere) return
		event.preventDefault()
		onClose()
	}
	return (
		<>
			<div className={css.bar}>
				<h2 id={titleId} className={css.title}>
					{title}
				</h2>
				{actions}
				<PageLink link={closeLink} className={iconButtonClass()} title={m.close} aria-label={m.close} onClick={close}>
					<Icon path={xIcon} />
				</PageLink>
			</div>
			<div ref={bodyRef} className={css.body} tabIndex={-1}>
				{children}
			</div>
		</>
	)
}
