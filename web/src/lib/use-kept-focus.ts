import { type RefObject, useEffect } from 'react'

/**
 * Gives the focus to `place` when what had it inside is gone: the last page has no 'Next', and 'Clear search' leaves with the
 * search. Whoever uses the keyboard would else begin again at the top of the page.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const container = place.current
		if (!container) return
		let focused: Element | null = null
		const observer = new MutationObserver(() => {
			if (!focused || focused.isConnected || document.activeElement !== document.body) return
			focused = null
			container.focus({ preventScroll: true })
		})
		const enter = ({ target }: FocusEvent) => {
			focused = target instanceof Element ? target : null
		}
		// An element that is being removed may be told that it lost the focus, too: it is still remembered.
		const leave = ({ target }: FocusEvent) => {
			setTimeout(() => {
				if (target === focused && focused?.isConnected) focused = null
			})
		}
		observer.observe(container, { childList: true, subtree: true })
		container.addEventListener('focusin', enter)
		container.addEventListener('focusout', leave)
		return () => {
			observer.disconnect()
			container.removeEventListener('focusin', enter)
			container.removeEventListener('focusout', leave)
		}
	}, [place])
}
