import type { ReactNode, RefObject } from 'react'
import css from './dialog-frame.module.css'

interface DialogFrameProps {
	title: string
	titleId?: string
	bodyRef?: RefObject<HTMLDivElement | null>
	actions?: ReactNode
	/** Is the control at the end of the title bar. */
	close: ReactNode
	children: ReactNode
}

/** Shows the title bar of a dialog and the part below it, which scrolls. */
export function DialogFrame({ title, titleId, bodyRef, actions, close, children }: DialogFrameProps) {
	return (
		<>
			<div className={css.bar}>
				<h2 id={titleId} className={css.title}>
					{title}
				</h2>
				{actions}
				{close}
			</div>
			<div ref={bodyRef} className={css.body} tabIndex={-1}>
				{children}
			</div>
		</>
	)
}
