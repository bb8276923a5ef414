import { useEffect, useRef, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import css from './announcement-bar.module.css'
import { Icon } from './icon.tsx'
import { chevronRightIcon, pauseIcon, playIcon } from './icons.ts'
import { messages as uiMessages } from './messages.en.ts'
import { useIsTooWide } from './use-is-too-wide.ts'
import { useReducedMotion } from './use-reduced-motion.ts'

interface AnnouncementBarProps {
	/** Holds at least one text, in the page's language. */
	texts: string[]
}

const shownMilliseconds = 8_000

/**
 * Shows a strip above the header. A text that does not fit scrolls by, several take turns, and whatever moves can be
 * paused. Who wants less motion, or has no JavaScript, has the whole text in as many lines as it takes.
 */
export function AnnouncementBar({ texts }: AnnouncementBarProps) {
	const m = useMessages(uiMessages)
	const isStill = useReducedMotion()
	const [turn, setTurn] = useState(0)
	const [isPaused, setIsPaused] = useState(false)
	const text = texts[turn % texts.length] ?? ''
	const next = () => setTurn((now) => now + 1)
	const track = useRef<HTMLDivElement>(null)
	const scrolls = useIsTooWide(track, text) && !isStill
	const moves = scrolls || (texts.length > 1 && !isStill)
	const waits = moves && !scrolls && !isPaused
	useEffect(() => {
		if (!waits) return
		const timer = setInterval(() => setTurn((now) => now + 1), shownMilliseconds)
		return () => clearInterval(timer)
	}, [waits])
	return (
		<section className={css.bar} aria-label={m.announcements}>
			<div className={`wrap ${css.line}`}>
				<b className={css.badge}>{m.notice}</b>
				<div className={css.window}>
					<div
						ref={track}
						className={css.track}
						data-scrolls={scrolls || undefined}
						data-paused={isPaused || undefined}
						onAnimationIteration={next}
					>
						<p className={css.text}>{text}</p>
						{scrolls && (
							<p className={css.text} aria-hidden="true">
								{text}
							</p>
						)}
					</div>
				</div>
				{moves && (
					<BarButton
						label={isPaused ? m.play : m.pause}
						icon={isPaused ? playIcon : pauseIcon}
						onPress={() => setIsPaused(!isPaused)}
					/>
				)}
				{isStill && texts.length > 1 && <BarButton label={m.nextAnnouncement} icon={chevronRightIcon} onPress={next} />}
			</div>
		</section>
	)
}

interface BarButtonProps {
	label: string
	icon: string
	onPress: () => void
}

function BarButton({ label, icon, onPress }: BarButtonProps) {
	return (
		<button type="button" className={`needsScript ${css.button}`} title={label} aria-label={label} onClick={onPress}>
			<Icon path={icon} />
		</button>
	)
}
