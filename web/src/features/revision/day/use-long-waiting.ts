import { useEffect, useState } from 'react'

/** What is on its way is not worth a word; only what does not get through is. */
const QUIET_MILLISECONDS = 3_000

/** Gives how many wait once something has waited for a while; 0 before. */
export function useLongWaiting(waiting: number): number {
	const [isLong, setIsLong] = useState(false)
	const hasSome = waiting > 0
	useEffect(() => {
		if (!hasSome) return
		const timer = setTimeout(() => setIsLong(true), QUIET_MILLISECONDS)
		return () => {
			clearTimeout(timer)
			setIsLong(false)
		}
	}, [hasSome])
	return isLong ? waiting : 0
}
