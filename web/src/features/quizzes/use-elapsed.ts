import { useEffect, useRef, useState } from 'react'

/**
 * Counts the seconds that something has been open, beginning at `before`. It counts by the clock and not by ticks: a phone that
 * sleeps beside the written answer goes on.
 *
 * @returns the seconds to show, and what tells them exactly at any moment
 */
export function useElapsed(before: number): [seconds: number, elapsedNow: () => number] {
	const start = useRef<number | null>(null)
	const [seconds, setSeconds] = useState(before)
	useEffect(() => {
		start.current ??= Date.now()
		const timer = setInterval(() => setSeconds(secondsSince(start.current, before)), 1000)
		return () => clearInterval(timer)
	}, [before])
	return [seconds, () => secondsSince(start.current, before)]
}

/** A clock that was set back takes nothing away. */
function secondsSince(start: number | null, before: number): number {
	return start === null ? before : before + Math.max(0, Math.floor((Date.now() - start) / 1000))
}
