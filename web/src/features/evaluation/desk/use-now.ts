import { useEffect, useState } from 'react'

const STEP_MILLISECONDS = 20_000

/** Gives the time, and again as it goes on: what is due comes nearer. */
export function useNow(): Date {
	const [now, setNow] = useState(() => new Date())
	useEffect(() => {
		const timer = setInterval(() => setNow(new Date()), STEP_MILLISECONDS)
		return () => clearInterval(timer)
	}, [])
	return now
}
