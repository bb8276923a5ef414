import { type ReactNode, useEffect, useRef, useState } from 'react'
import css from './lazy-part.module.css'

/** A part is asked for half a screen ahead, so that it has come when the reader has. */
const NEAR = '50% 0px'

interface FarPlaceProps {
	/** @param whenNear settles when a reader comes near; the same promise each time, for React to wait for */
	children: (whenNear: Promise<void>) => ReactNode
}

/**
 * Holds a part far below the beginning of a page. It is laid out when the page is at rest or a reader comes near
 * (`lib/when-at-rest.ts`).
 */
export function FarPlace({ children }: FarPlaceProps) {
	const container = useRef<HTMLDivElement>(null)
	const [near] = useState(waitingForReader)
	useEffect(() => {
		const observer = new IntersectionObserver(
			(entries) => {
				if (!entries.some(({ isIntersecting }) => isIntersecting)) return
				observer.disconnect()
				near.reach()
			},
			{ rootMargin: NEAR },
		)
		// What was pressed there before its code had come is waited for, wherever the reader is by now (`lib/kept-presses.ts`).
		if (container.current?.querySelector('[data-pressed]')) near.reach()
		else if (container.current) observer.observe(container.current)
		return () => observer.disconnect()
	}, [near])
	return (
		<div ref={container} className={`laidOutNear ${css.place}`}>
			{children(near.whenReached)}
		</div>
	)
}

/** This is made by hand, because the browsers of older phones have no `Promise.withResolvers`. */
function waitingForReader() {
	let reach: () => void = () => undefined
	const whenReached = new Promise<void>((resolve) => {
		reach = resolve
	})
	return { reach, whenReached }
}
