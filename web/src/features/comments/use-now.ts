import { useEffect, useState } from 'react'

const MINUTE_MILLISECONDS = 60_000

/** Tells the time, once a minute. */
export function useNow(): Date {
	const [now, setNow] = useState(() => new Date())
	useEffect(() => {
		const timer = setInterval(() => setNow(new Date()), MINUTE_MILLISECONDS)
		return () => clearInterval(timer)
	}, [])
	return now
}
