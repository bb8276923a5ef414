import { type RefObject, useEffect, useRef } from 'react'
import css from './reading-bar.module.css'

interface ReadingBarProps {
	/** Refers to what is being read. */
	of: RefObject<HTMLElement | null>
}

/**
 * Shows at the top of the window how much of a text has been read. The scroll bar says the same to readers who do not
 * see it.
 */
export function ReadingBar({ of: text }: ReadingBarProps) {
	const bar = useRef<HTMLDivElement>(null)
	useEffect(() => {
		const show = () => {
			if (bar.current && text.current) bar.current.style.transform = `scaleX(${shareRead(text.current)})`
		}
		show()
		addEventListener('scroll', show, { passive: true })
		addEventListener('resize', show)
		return () => {
			removeEventListener('scroll', show)
			removeEventListener('resize', show)
		}
	}, [text])
	return <div ref={bar} className={css.bar} aria-hidden="true" />
}

/** Returns 0 while the text's beginning is at the top of the window, and 1 when its end is at the bottom. */
function shareRead(text: HTMLElement): number {
	const { top, height } = text.getBoundingClientRect()
	const way = height - innerHeight
	return way > 0 ? Math.min(1, Math.max(0, -top / way)) : 1
}
