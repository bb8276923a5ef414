import {
	type FocusEvent,
	type KeyboardEvent,
	type PointerEvent,
	useEffect,
	useState,
	useSyncExternalStore,
} from 'react'
import { useIsPhone } from './use-is-phone.ts'
import { useReducedMotion } from './use-reduced-motion.ts'

interface CarouselOptions {
	/** The carousel has this many slides, walked in a circle. */
	count: number
	/** Where it is undefined the carousel does not move by itself. */
	intervalSeconds: number | undefined
	/** On a phone it does not move by itself: its slides are a row under the finger. */
	isStillOnPhones?: boolean
	/** After a choice by hand it rests this long before it goes on. Where this is absent it does not rest. */
	restSeconds?: number
}

/**
 * Says where a carousel is and moves it by itself, but not while it is paused, under the pointer or the keyboard's
 * focus, in a hidden tab, or for readers who want less motion.
 */
export function useCarousel({ count, intervalSeconds, restSeconds = 0, isStillOnPhones = false }: CarouselOptions) {
	const [current, setCurrent] = useState({ index: 0, isByHand: false })
	const [isPaused, setIsPaused] = useState(false)
	const { isHeld, ...hold } = useHold()
	const isHidden = useIsHidden()
	const isStill = useReducedMotion()
	const isRow = useIsPhone() && isStillOnPhones
	const canMove = intervalSeconds !== undefined && count > 1 && !isStill && !isRow
	const isMoving = canMove && !isPaused && !isHeld && !isHidden
	const index = Math.min(current.index, count - 1)
	const goTo = (to: number) => setCurrent({ index: (to + count) % count, isByHand: true })

	useEffect(() => {
		if (!isMoving) return
		const next = () => setCurrent({ index: (index + 1) % count, isByHand: false })
		const seconds = intervalSeconds + (current.isByHand ? restSeconds : 0)
		const timer = setTimeout(next, seconds * 1000)
		return () => clearTimeout(timer)
	}, [isMoving, index, current.isByHand, count, intervalSeconds, restSeconds])

	const onKeyDown = (event: KeyboardEvent) => {
		const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
		if (step === undefined || event.altKey || event.metaKey) return
		event.preventDefault()
		goTo(index + step)
	}
	return {
		index,
		isByHand: current.isByHand,
		isStill,
		canMove,
		isPaused,
		setIsPaused,
		goTo,
		region: { ...hold, onKeyDown },
	}
}

/** Tells whether the mouse is over it, or the focus is inside where the keyboard has put it. */
function useHold() {
	const [isOver, setIsOver] = useState(false)
	const [hasFocus, setHasFocus] = useState(false)
	return {
		isHeld: isOver || hasFocus,
		// A finger comes and goes with each touch; it has the pause button.
		onPointerEnter: ({ pointerType }: PointerEvent) => setIsOver(pointerType === 'mouse'),
		onPointerLeave: () => setIsOver(false),
		onFocus: ({ target }: FocusEvent) => setHasFocus(target.matches(':focus-visible')),
		onBlur: () => setHasFocus(false),
	}
}

function useIsHidden(): boolean {
	return useSyncExternalStore(
		followVisibility,
		() => document.hidden,
		() => false,
	)
}

function followVisibility(listener: () => void): () => void {
	document.addEventListener('visibilitychange', listener)
	return () => document.removeEventListener('visibilitychange', listener)
}
