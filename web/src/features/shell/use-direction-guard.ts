import { useEffect } from 'react'
import { nextTask } from '#web/lib/next-task.ts'

/** Starts the guard once the page is alive; its code is not needed before. */
export function useDirectionGuard(): void {
	useEffect(() => {
		const controller = new AbortController()
		const start = async () => {
			await nextTask()
			if (controller.signal.aborted) return
			const { afterwards } = await import('./afterwards.ts')
			if (!controller.signal.aborted) afterwards.guardDirection(document, controller.signal)
		}
		// When it cannot be had, the style sheet still says so for the document.
		start().catch(() => undefined)
		return () => controller.abort()
	}, [])
}
