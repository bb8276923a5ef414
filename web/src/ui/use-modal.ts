import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

interface ModalOptions {
	ref: RefObject<HTMLDialogElement | null>
	/** Has the focus first: the arrow keys are to scroll the text. */
	body: RefObject<HTMLElement | null>
	/** It is true where the page was there before the dialog. */
	movesIn: boolean
	onClose: () => void
}

/**
 * Turns a dialog that is merely open into a modal one, and asks to close it when the browser does. One that came with the page is modal
 * already (lib/start-script.ts).
 */
export function useModal({ ref, body, movesIn, onClose }: ModalOptions) {
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
		const page = document.documentElement
		page.toggleAttribute('data-scroll-bar', movesIn && window.innerWidth > page.clientWidth)
		dialog.oncancel = null
		if (!dialog.matches(':modal')) {
			dialog.removeAttribute('open')
			dialog.showModal()
			body.current?.focus()
		}
		dialog.addEventListener('cancel', cancel)
		dialog.addEventListener('close', closed)
		return () => {
			dialog.removeEventListener('cancel', cancel)
			dialog.removeEventListener('close', closed)
			dialog.close()
		}
	}, [ref, body, movesIn])
}

/** Notices a press that both begins and ends beside the dialog; one that only ends there may have been a selection of text. */
export function useScrimClick(onClose: () => void) {
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
