import { type RefObject, useEffect, useRef } from 'react'

interface ScrolledSlide {
	/** The track scrolls sideways; one slide is as wide as the track. */
	track: RefObject<HTMLElement | null>
	index: number
	isStill: boolean
	/** Is told where a finger has left it. */
	onScrolled: (index: number) => void
}

/** Keeps a sideways scroll and a slide in step, whichever of them has moved. */
export function useScrolledSlide({ track, index, isStill, onScrolled }: ScrolledSlide): void {
	const latest = useRef({ index, onScrolled })
	useEffect(() => {
		const hasMoved = latest.current.index !== index
		latest.current = { index, onScrolled }
		const element = track.current
		if (!element || !hasMoved || nearestSlide(element) === index) return
		element.scrollTo({ left: index * slideWidth(element), behavior: isStill ? 'instant' : 'smooth' })
	}, [track, index, isStill, onScrolled])
	useEffect(() => {
		const element = track.current
		if (!element) return
		const ended = () => {
			const reached = nearestSlide(element)
			if (reached !== latest.current.index) latest.current.onScrolled(reached)
		}
		// It may have been moved before the page was alive.
		ended()
		element.addEventListener('scrollend', ended)
		return () => element.removeEventListener('scrollend', ended)
	}, [track])
}

function slideWidth(element: HTMLElement): number {
	return element.clientWidth + Number.parseFloat(getComputedStyle(element).columnGap || '0')
}

/** The last slide may be less than a screen away from the one before. */
function nearestSlide(element: HTMLElement): number {
	const last = Math.ceil((element.scrollWidth - element.clientWidth - 1) / slideWidth(element))
	const isAtEnd = element.scrollLeft + element.clientWidth >= element.scrollWidth - 1
	return isAtEnd ? Math.max(last, 0) : Math.round(element.scrollLeft / slideWidth(element))
}
