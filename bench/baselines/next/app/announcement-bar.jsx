'use client'

import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import css from './announcement-bar.module.css'
import { chevronRightIcon, pauseIcon, playIcon } from './icons.js'
import { Icon } from './line-icon.jsx'

const shownMilliseconds = 8_000

export function AnnouncementBar({ texts }) {
	const isStill = useReducedMotion()
	const [turn, setTurn] = useState(0)
	const [isPaused, setIsPaused] = useState(false)
	const text = texts[turn % texts.length]
	const next = () => setTurn((now) => now + 1)
	const track = useRef(null)
	const scrolls = useIsTooWide(track, text) && !isStill
	const moves = scrolls || (texts.length > 1 && !isStill)
	const waits = moves && !scrolls && !isPaused
	useEffect(() => {
		if (!waits) return
		const timer = setInterval(() => setTurn((now) => now + 1), shownMilliseconds)
		return () => clearInterval(timer)
	}, [waits])
	return (
		<section className={css.bar} aria-label="Announcements">
			<div className={`wrap ${css.line}`}>
				<b className={css.badge}>Notice</b>
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
						label={isPaused ? 'Play' : 'Pause'}
						icon={isPaused ? playIcon : pauseIcon}
						onPress={() => setIsPaused(!isPaused)}
					/>
				)}
				{isStill && texts.length > 1 && <BarButton label="Next announcement" icon={chevronRightIcon} onPress={next} />}
			</div>
		</section>
	)
}

function BarButton({ label, icon, onPress }) {
	return (
		<button type="button" className={`needsScript ${css.button}`} title={label} aria-label={label} onClick={onPress}>
			<Icon path={icon} />
		</button>
	)
}

function useIsTooWide(track, text) {
	const [isTooWide, setIsTooWide] = useState(false)
	useLayoutEffect(() => {
		const child = track.current?.firstElementChild
		const around = track.current?.parentElement
		if (!child || !around || text === '') return
		const observer = new ResizeObserver(() => setIsTooWide(child.scrollWidth > around.clientWidth))
		observer.observe(around)
		observer.observe(child)
		return () => observer.disconnect()
	}, [track, text])
	return isTooWide
}

const motionQuery = '(prefers-reduced-motion: reduce)'

function subscribeToMotion(listener) {
	const system = matchMedia(motionQuery)
	system.addEventListener('change', listener)
	return () => system.removeEventListener('change', listener)
}

function useReducedMotion() {
	return useSyncExternalStore(
		subscribeToMotion,
		() => matchMedia(motionQuery).matches,
		() => false,
	)
}
