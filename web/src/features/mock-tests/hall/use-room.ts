import type { TestPhase } from '@aravalli/shared/mock-tests/attempt-clock'
import type { HallAttempt } from '@aravalli/shared/mock-tests/contract'
import { type RefObject, useCallback, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { announce } from '#web/ui/announcer.tsx'
import type { AnswerChange, HallEngine } from './hall-engine.ts'
import type { HallState } from './hall-state.ts'
import { messages as hallMessages } from './messages.en.ts'
import { countStates } from './palette-states.ts'

export interface Room {
	hall: HallState
	places: readonly number[]
	phase: TestPhase
	notePhase: (phase: TestPhase) => void
	change: (change: AnswerChange) => void
	/** Shows a question, and gives it the focus: whoever jumps to it goes on there. */
	go: (place: number) => void
	/** Shows the next or the previous one; the focus stays at the button. */
	step: (by: 1 | -1) => void
}

/** Joins an attempt to the page that shows it. */
export function useRoom(engine: HallEngine, attempt: HallAttempt, heading: RefObject<HTMLHeadingElement | null>): Room {
	const m = useMessages(hallMessages)
	const hall = useSyncExternalStore(engine.subscribe, engine.get, engine.get)
	const [phase, setPhase] = useState(engine.phase)
	const places = useMemo(() => attempt.questions.map(({ place }) => place), [attempt.questions])
	const total = places.length
	const go = useCallback(
		(place: number) => {
			engine.visit(place)
			scrollTo({ top: 0 })
			// A dialog that closes now gives the focus back to its button first.
			setTimeout(() => heading.current?.focus({ preventScroll: true }))
		},
		[engine, heading],
	)
	return {
		hall,
		places,
		phase,
		notePhase: useAnnouncedPhase(engine, attempt, setPhase),
		go,
		change(change) {
			if (!engine.change(change)) announce(m.fixed)
		},
		step(by) {
			const next = engine.get().place + by
			if (next < 1 || next > total) return
			engine.visit(next)
			scrollTo({ top: 0 })
			announce(m.questionOf(next, total))
		},
	}
}

function useAnnouncedPhase(engine: HallEngine, attempt: HallAttempt, setPhase: (phase: TestPhase) => void) {
	const m = useMessages(hallMessages)
	return (phase: TestPhase) => {
		const places = attempt.questions.map(({ place }) => place)
		const { blank } = countStates(engine.get().answers, places)
		if (phase === 'bubbles') announce(m.bubbles(attempt.clock.bubbleMinutes, blank))
		setPhase(phase)
	}
}

/** Ends the attempt by itself when its time is over, here or on the server. */
export function useOwnEnd(isOver: boolean, end: () => void): void {
	const endNow = useEffectEvent(end)
	useEffect(() => {
		if (isOver) endNow()
	}, [isOver])
}
