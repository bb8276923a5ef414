import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { announce } from '#web/ui/announcer.tsx'

/**
 * Does what a browser does by itself when a page is loaded, for pages that change without a load: the title is read
 * out, and the focus is at the page's beginning. (The router takes care of the scroll position.)
 */
export function usePageChanges(): void {
	const router = useRouter()
	useEffect(() => {
		let stop: (() => void) | undefined
		const unsubscribe = router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
			if (!pathChanged || !fromLocation) return
			stop?.()
			stop = focusOnContent()
			// The title comes with the same change of the document, after those who wait for it have been told.
			setTimeout(() => announce(document.title))
		})
		return () => {
			stop?.()
			unsubscribe()
		}
	}, [router])
}

/**
 * Moves the focus to the page's beginning, and once more where the content comes only later, with texts that were not there yet.
 * Gives up when the reader presses anything.
 */
function focusOnContent(): () => void {
	let content: HTMLElement | null = null
	const look = () => {
		const found = document.getElementById('content')
		if (found === content) return
		content = found
		if (isFocusLeftBehind()) content?.focus({ preventScroll: true })
	}
	const watch = new MutationObserver(look)
	const pressed = new AbortController()
	const stop = () => {
		watch.disconnect()
		pressed.abort()
	}
	for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, stop, { signal: pressed.signal })
	watch.observe(document.body, { childList: true, subtree: true })
	look()
	return stop
}

/** Tells whether the focus is nowhere, or in the frame that both pages have. A page or dialog that has taken the focus itself keeps it. */
function isFocusLeftBehind(): boolean {
	if (document.querySelector('dialog:modal')) return false
	const content = document.getElementById('content')
	return !content?.contains(document.activeElement)
}
