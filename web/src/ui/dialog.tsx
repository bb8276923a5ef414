import {
	type MouseEvent,
	type ReactNode,
	type RefObject,
	useEffect,
	useId,
	useLayoutEffect,
	useRef,
	useState,
} from 'react'
import { classNames } from './class-names.ts'
import css from './dialog.module.css'
import { DialogFrame } from './dialog-frame.tsx'
import type { LinkTarget } from './page-link.tsx'
import { useIsHydrated } from './use-is-hydrated.ts'

interface DialogProps {
	title: string
	/** Buttons and links in the title bar, before the close control. */
	actions?: ReactNode
	/** Where closing leads: what the close control links to, which works without JavaScript. */
	closeLink: LinkTarget
	/** Escape, a click beside the dialog, or the close control. */
	onClose: () => void
	children: ReactNode
}

/**
 * A page of its own over the page it belongs to: 880 px wide, the whole screen on a phone.
 *
 * The server sends it open, in its place and complete, so it can be read before or without JavaScript; in the browser it
 * then becomes modal: focus stays inside and returns to where it was, the page behind neither scrolls nor answers.
 */
export function Dialog({ title, actions, closeLink, onClose, children }: DialogProps) {
	const ref = useRef<HTMLDialogElement>(null)
	const body = useRef<HTMLDivElement>(null)
	const titleId = useId()
	const isHydrated = useIsHydrated()
	// What the server has sent is there already: only what opens later comes in with a movement.
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
				closeLink={closeLink}
				onClose={onClose}
			>
				{children}
			</DialogFrame>
		</dialog>
	)
}

interface ModalOptions {
	ref: RefObject<HTMLDialogElement | null>
	/** Has the focus first: the arrow keys are to scroll the text. */
	body: RefObject<HTMLElement | null>
	/** Whether the page was there before the dialog. */
	movesIn: boolean
	onClose: () => void
}

/** Turns a dialog that is merely open into a modal one, and asks to close it when the browser does. */
function useModal({ ref, body, movesIn, onClose }: ModalOptions) {
	const latest = useRef(onClose)
	useEffect(() => {
		latest.current = onClose
	})
	useLayoutEffect(() => {
		const dialog = ref.current
		if (!dialog) return
		const cancel = (event: Event) => {
			event.preventDefault()
			latest.current()
		}
		// A browser may close it without asking, for instance on a second Escape.
		const closed = () => dialog.open || latest.current()
		dialog.removeAttribute('open')
		const page = document.documentElement
		page.toggleAttribute('data-scroll-bar', movesIn && window.innerWidth > page.clientWidth)
		dialog.showModal()
		body.current?.focus()
		dialog.addEventListener('cancel', cancel)
		dialog.addEventListener('close', closed)
		return () => {
			dialog.removeEventListener('cancel', cancel)
			dialog.removeEventListener('close', closed)
			dialog.close()
		}
	}, [ref, body, movesIn])
}

/** A press that begins and ends beside the dialog; one that ends there may have been a selection of text. */
function useScrimClick(onClose: () => void) {
	const beganOutside = useRef(false)
	const isOutside = (event: MouseEvent) => event.target === event.currentTarget
	return {
		onMouseDown: (event: MouseEvent) => {
			beganOutside.current = isOutside(event)
		},
		onClick: (event: MouseEvent) => {
			if (isOutside(event) && beganOutside.current) onClose()
		},
	}
}
