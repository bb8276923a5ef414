import { type RefObject, useEffect, useRef } from 'react'

interface ScrollPlace {
	/** The track scrolls sideways; one place is as wide as the track. */
	track: RefObject<HTMLElement | null>
	index: number
	isStill: boolean
	/** Is told where a finger has left it. */
	onScrolled: (index: number) => void
}

/** Keeps a sideways scroll and a place in step, whichever of them has moved. */
export function useScrollPlace({ track, index, isStill, onScrolled }: ScrollPlace): void {
	const latest = useRef({ index, onScrolled })
	useEffect(() => {
		const hasMoved = latest.current.index !== index
		latest.current = { index, onScrolled }
		const element = track.current
		if (!element || !hasMoved || nearestPlace(element) === index) return
		element.scrollTo({ left: index * placeWidth(element), behavior: isStill ? 'instant' : 'smooth' })
	}, [track, index, isStill, onScrolled])
	useEffect(() => {
		const element = track.current
		if (!element) return
		const ended = () => {
			const reached = nearestPlace(element)
			if (reached !== latest.current.index) latest.current.onScrolled(reached)
		}
		// It may have been moved before the page was alive.
		ended()
		element.addEventListener('scrollend', ended)
		return () => element.removeEventListener('scrollend', ended)
	}, [track])
}

function placeWidth(element: HTMLElement): number {
	return element.clientWidth + Number.parseFloat(getComputedStyle(element).columnGap || '0')
}

/** The last place may be less than a screen away from the one before. */
function nearestPlace(element: HTMLElement): number {
	const last = Math.ceil((element.scrollWidth - element.clientWidth - 1) / placeWidth(element))
	const isAtEnd = element.scrollLeft + element.clientWidth >= element.scrollWidth - 1
	return isAtEnd ? Math.max(last, 0) : Math.round(element.scrollLeft / placeWidth(element))
}
