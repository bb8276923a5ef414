import { useEffect, useState } from 'react'

/** Counts down from what was left when the page came. */
export function useLeft(milliseconds: number): number {
	const [passed, setPassed] = useState(0)
	useEffect(() => {
		const since = performance.now()
		const timer = setInterval(() => setPassed(performance.now() - since), 1000)
		return () => clearInterval(timer)
	}, [])
	return Math.max(0, milliseconds - passed)
}
