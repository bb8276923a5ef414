import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { circleAlertIcon, circleCheckIcon, infoIcon } from './icons.ts'
import css from './toast-face.module.css'

export interface ToastMessage {
	title: string
	text?: string
	/** An error is read out at once and stays until it is dismissed; the others go after a while. */
	kind: 'ok' | 'error' | 'info'
	/** The message waits for an answer, so it stays until it is dismissed. */
	stays?: boolean
	/** Adds a button in the message, which closes it as well. */
	action?: { label: string; onPress: () => void }
}

interface ToastFaceProps {
	kind: ToastMessage['kind']
	title: ReactNode
	text?: ReactNode
	/** The action is a button. */
	action?: ReactNode
	close: ReactNode
}

const icons = { ok: circleCheckIcon, error: circleAlertIcon, info: infoIcon }

/** Draws a short message over the page; `useToast` shows one. */
export function ToastFace({ kind, title, text, action, close }: ToastFaceProps) {
	return (
		<div className={classNames(css.toast, css[kind])}>
			<Icon path={icons[kind]} className={css.icon} />
			<div className={css.body}>
				<div className={css.words}>
					<div className={text ? css.title : undefined}>{title}</div>
					{text && <div className={css.text}>{text}</div>}
				</div>
				{action}
			</div>
			{close}
		</div>
	)
}
