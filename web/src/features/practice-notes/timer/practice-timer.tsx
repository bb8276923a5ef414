import { useEffect, useRef } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { announce } from '#web/ui/announcer.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { pauseIcon, playIcon } from '#web/ui/icons.ts'
import { clockText } from './clock.ts'
import { messages as timerMessages } from './messages.en.ts'
import css from './practice-timer.module.css'
import { useClock } from './use-clock.ts'

interface PracticeTimerProps {
	/** Holds type and id of what is worked on: 'mains:…'. Give the timer a key by it. */
	subject: string
	suggestedMinutes: number
}

/** Counts up beside the time that is suggested, says once when that is over, and never stops anybody. */
export function PracticeTimer({ subject, suggestedMinutes }: PracticeTimerProps) {
	const m = useMessages(timerMessages)
	const { seconds, isPaused, toggle } = useClock(subject)
	const isOver = seconds >= suggestedMinutes * 60
	useAnnounced(isOver, seconds, m.over)
	return (
		<div className={css.timer}>
			<div className={css.figures}>
				<b role="timer" aria-label={m.time} className={classNames(css.time, isPaused && css.paused)}>
					{clockText(seconds)}
				</b>
				<span>{isPaused ? m.paused : m.suggested(suggestedMinutes)}</span>
			</div>
			<IconButton
				icon={isPaused ? playIcon : pauseIcon}
				label={isPaused ? m.resume : m.pause}
				data-shortcut="pause"
				onClick={toggle}
			/>
			{isOver && <p className={css.over}>{m.over}</p>}
		</div>
	)
}

/** Says it when it comes to pass, not when the page is opened later. */
function useAnnounced(isOver: boolean, seconds: number, sentence: string) {
	const wasRunning = useRef(false)
	useEffect(() => {
		if (isOver && wasRunning.current) announce(sentence)
		wasRunning.current = !isOver && seconds > 0
	}, [isOver, seconds, sentence])
}
