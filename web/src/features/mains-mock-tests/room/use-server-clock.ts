import { useEffect, useRef, useState } from 'react'

const TICK_MILLISECONDS = 500

/**
 * Gives the server's time, counted on from what it has said by a clock that nobody can set.
 *
 * @param now is the server's moment, ISO 8601: the same on the server and in the first render over its markup
 */
export function useServerClock(now: string): number {
	const [time, setTime] = useState(() => Date.parse(now))
	const said = useRef({ now: '', at: 0 })
	useEffect(() => {
		if (said.current.now !== now) said.current = { now, at: performance.now() }
		const show = () => setTime(Date.parse(said.current.now) + performance.now() - said.current.at)
		show()
		const timer = setInterval(show, TICK_MILLISECONDS)
		return () => clearInterval(timer)
	}, [now])
	return time
}
