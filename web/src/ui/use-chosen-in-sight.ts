import { type RefObject, useEffect, useRef } from 'react'

/** Begins a row that scrolls sideways with the chosen one of its links in sight, in its middle where that is possible. */
export function useChosenInSight<T extends HTMLElement>(): RefObject<T | null> {
	const row = useRef<T>(null)
	useEffect(() => {
		const chosen = row.current?.querySelector('[aria-current]')
		if (!row.current || !chosen) return
		const [outer, inner] = [row.current.getBoundingClientRect(), chosen.getBoundingClientRect()]
		row.current.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
	}, [])
	return row
}
