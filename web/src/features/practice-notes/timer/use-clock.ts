import { useEffect, useState } from 'react'
import { type Clock, keepClock, keptClock, newClock, secondsOf, toggled } from './clock.ts'

const TICK_MILLISECONDS = 1000

/** Counts the time of one subject, which goes on from where the tab has left it. Give its component a key by the subject. */
export function useClock(subject: string) {
	const [clock, setClock] = useState<Clock | null>(null)
	const [seconds, setSeconds] = useState(0)
	useEffect(() => setClock(keptClock(subject, Date.now()) ?? newClock(Date.now())), [subject])
	useEffect(() => {
		if (!clock) return
		const note = () => {
			const now = Date.now()
			setSeconds(secondsOf(clock, now))
			keepClock(subject, clock, now)
		}
		note()
		if (clock.startedAt === null) return
		const timer = setInterval(note, TICK_MILLISECONDS)
		return () => clearInterval(timer)
	}, [subject, clock])
	return {
		seconds,
		isPaused: clock?.startedAt === null,
		toggle: () => setClock((running) => running && toggled(running, Date.now())),
	}
}
