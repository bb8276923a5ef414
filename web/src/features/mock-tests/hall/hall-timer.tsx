import { leftOfPhase, type TestPhase, type TestTimes } from '@aravalli/shared/mock-tests/attempt-clock'
import { useEffect, useEffectEvent, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { announce } from '#web/ui/announcer.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { timerIcon } from '../icons.ts'
import css from './hall-bar.module.css'
import { clockText, minutesToAnnounce, timeParts } from './hall-clock.ts'
import type { HallEngine } from './hall-engine.ts'
import { messages as hallMessages } from './messages.en.ts'

interface HallTimerProps {
	engine: HallEngine
	times: TestTimes
	/** Is told when another phase has begun, once. */
	onPhase: (phase: TestPhase) => void
}

/** Time that was looked at a question is stored so often, so that a crash takes little of it. */
const SETTLE_SECONDS = 20
const SHORT_MILLISECONDS = 5 * 60_000

/** Shows the time that is left, with the one interval of the hall. It is read out when it is asked for, and when ten and five minutes are left. */
export function HallTimer({ engine, times, onPhase }: HallTimerProps) {
	const m = useMessages(hallMessages)
	const [left, setLeft] = useState(() => leftOfPhase(times, engine.elapsed()))
	const [phase, setPhase] = useState(engine.phase)
	const tick = useEffectEvent((count: number) => {
		const now = leftOfPhase(times, engine.elapsed())
		const minutes = engine.phase() === 'answering' ? minutesToAnnounce(left, now) : null
		if (minutes !== null) announce(m.leftSaid(m.left(0, minutes, 0)))
		setLeft(now)
		if (engine.phase() !== phase) {
			setPhase(engine.phase())
			onPhase(engine.phase())
		}
		if (count % SETTLE_SECONDS === 0) engine.settle()
	})
	useEffect(() => {
		let count = 0
		const timer = setInterval(() => {
			count += 1
			tick(count)
		}, 1000)
		return () => clearInterval(timer)
	}, [])
	const name = phase === 'answering' ? m.timeLeft : m.bubbleTimeLeft
	return (
		<div className={classNames(css.timer, left <= SHORT_MILLISECONDS && css.short)}>
			<IconButton icon={timerIcon} label={m.askTime} onClick={() => sayTime(engine, times, m)} />
			<span className={css.time}>
				<b role="timer" aria-label={name}>
					{clockText(left)}
				</b>
				<span className={css.timerWord}>{name}</span>
			</span>
		</div>
	)
}

/** Has the time that is left read out. */
export function sayTime(engine: HallEngine, times: TestTimes, m: Pick<typeof hallMessages, 'left' | 'leftSaid'>): void {
	const { hours, minutes, seconds } = timeParts(leftOfPhase(times, engine.elapsed()))
	announce(m.leftSaid(m.left(hours, minutes, seconds)))
}
