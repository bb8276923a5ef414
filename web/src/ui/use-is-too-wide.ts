import { type RefObject, useLayoutEffect, useState } from 'react'

const pixelsPerSecond = 60

/**
 * Tells whether the first child of `track` is wider than what surrounds the track, now and after each change of size
 * or text. It also tells the track's styles how long the whole text takes to pass by: `--duration`.
 */
export function useIsTooWide(track: RefObject<HTMLElement | null>, text: string): boolean {
	const [isTooWide, setIsTooWide] = useState(false)
	useLayoutEffect(() => {
		const child = track.current?.firstElementChild
		const around = track.current?.parentElement
		if (!child || !around || text === '') return
		const measure = () => {
			const { width } = child.getBoundingClientRect()
			track.current?.style.setProperty('--duration', `${Math.round(width / pixelsPerSecond)}s`)
			setIsTooWide(child.scrollWidth > around.clientWidth)
		}
		// It reports once at the start, too.
		const observer = new ResizeObserver(measure)
		observer.observe(around)
		observer.observe(child)
		return () => observer.disconnect()
	}, [track, text])
	return isTooWide
}
