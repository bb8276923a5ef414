import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { announce } from '#web/ui/announcer.tsx'

/**
 * What a browser does by itself when a page is loaded, for pages that change without a load: the title is read out, and the
 * focus is at the page's beginning. (The router takes care of the scroll position.)
 */
export function usePageChanges(): void {
	const router = useRouter()
	useEffect(
		() =>
			router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
				if (!pathChanged || !fromLocation) return
				if (isFocusLeftBehind()) document.getElementById('content')?.focus({ preventScroll: true })
				// The title comes with the same change of the document, after those who wait for it have been told.
				setTimeout(() => announce(document.title))
			}),
		[router],
	)
}

/** Nowhere, or in the frame that both pages have. A page or dialog that has taken the focus itself keeps it. */
function isFocusLeftBehind(): boolean {
	if (document.querySelector('dialog:modal')) return false
	const content = document.getElementById('content')
	return !content?.contains(document.activeElement)
}
