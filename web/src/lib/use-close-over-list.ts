import { type NavigateOptions, useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import type { LinkTarget } from './link-address.ts'

declare module '@tanstack/react-router' {
	interface HistoryState {
		/** The list lies below this entry in the browser's history. */
		isOverList?: boolean
	}
}

/**
 * Closes what lies over a list at an address of its own. It goes back to the list that is there already: 'Back' then leads to what
 * was before it, and not into what was closed again.
 *
 * @param list where closing leads when there is none below
 */
export function useCloseOverList(list: LinkTarget): () => void {
	const router = useRouter()
	const isClosing = useRef(false)
	return () => {
		// The way back takes a moment: a second press meanwhile would lead out of the list.
		if (isClosing.current) return
		isClosing.current = true
		if (router.state.location.state.isOverList) router.history.back()
		else void router.navigate({ ...list, replace: true, resetScroll: false } as NavigateOptions)
	}
}
