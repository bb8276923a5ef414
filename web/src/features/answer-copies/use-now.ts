import { useEffect, useState } from 'react'

const MINUTE = 60_000

/** Gives the time, anew with each minute. @param at is the same on the server and in the first render over its markup */
export function useNow(at: number): number {
	const [now, setNow] = useState(at)
	useEffect(() => {
		const show = () => setNow(Date.now())
		show()
		const timer = setInterval(show, MINUTE)
		document.addEventListener('visibilitychange', show)
		return () => {
			clearInterval(timer)
			document.removeEventListener('visibilitychange', show)
		}
	}, [])
	return Math.max(at, now)
}
