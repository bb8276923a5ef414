import { useEffect, useEffectEvent } from 'react'
import { waitingCount } from './hall-answers.ts'
import type { HallEngine } from './hall-engine.ts'

/** The browser asks before the page is closed while the server does not have every answer. */
export function useLeaveWarning(engine: HallEngine): void {
	const warn = useEffectEvent((event: BeforeUnloadEvent) => {
		if (waitingCount(engine.get()) > 0) event.preventDefault()
	})
	useEffect(() => {
		const listen = (event: BeforeUnloadEvent) => warn(event)
		addEventListener('beforeunload', listen)
		return () => removeEventListener('beforeunload', listen)
	}, [])
}
