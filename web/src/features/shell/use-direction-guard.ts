import { useEffect } from 'react'

/** Starts the guard once the page is alive; its code is not needed before. */
export function useDirectionGuard(): void {
	useEffect(() => {
		const controller = new AbortController()
		const start = ({ guardDirection }: typeof import('./direction-guard.ts')) => {
			if (!controller.signal.aborted) guardDirection(document, controller.signal)
		}
		// When it cannot be had, the style sheet still says so for the document.
		import('./direction-guard.ts').then(start, () => undefined)
		return () => controller.abort()
	}, [])
}
