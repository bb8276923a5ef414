import { secondsLeft } from '@aravalli/shared/mains-mock-tests/sitting'
import { useEffect, useRef } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { clockIcon } from '#web/ui/icons.ts'
import { messages as mockMessages } from '../messages.en.ts'
import css from './room.module.css'

/** These are said by themselves; whoever wants to know in between asks. */
const saidMinutes = [60, 30, 10, 5, 1]

interface ClockProps {
	endsAt: string
	/** Is the server's time. */
	time: number
}

export const timeParts = (seconds: number): [hours: number, minutes: number, seconds: number] => [
	Math.floor(seconds / 3_600),
	Math.floor((seconds % 3_600) / 60),
	seconds % 60,
]

/** Shows the time that is left, and says it to whoever asks. */
export function Clock({ endsAt, time }: ClockProps) {
	const { room: m } = useMessages(mockMessages)
	const left = secondsLeft(endsAt, time)
	const [hours, minutes, seconds] = timeParts(left)
	const sentence = m.left(hours, minutes, seconds)
	useSaid(left, sentence)
	const two = (value: number) => String(value).padStart(2, '0')
	return (
		<div className={css.clock}>
			<span className={css.label}>{m.timeLeft}</span>
			<span role="timer" aria-label={m.timeLeft} className={css.time} data-low={left <= 600 || undefined}>
				{hours}:{two(minutes)}:{two(seconds)}
			</span>
			<Button isCompact variant="quiet" icon={clockIcon} onClick={() => announce(sentence)}>
				{m.sayTime}
			</Button>
		</div>
	)
}

function useSaid(left: number, sentence: string): void {
	const before = useRef(left)
	useEffect(() => {
		const passed = saidMinutes.some((minutes) => before.current > minutes * 60 && left <= minutes * 60)
		before.current = left
		if (passed && left > 0) announce(sentence)
	}, [left, sentence])
}
