import { type RefObject, useEffect, useState } from 'react'
import type { Size } from '../drawing/page-point.ts'

/** Tells how much room an element has, and again when that changes; null until it is known. */
export function useMeasured(place: RefObject<HTMLElement | null>): Size | null {
	const [size, setSize] = useState<Size | null>(null)
	useEffect(() => {
		const element = place.current
		if (!element) return
		const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }))
		observer.observe(element)
		return () => observer.disconnect()
	}, [place])
	return size
}
