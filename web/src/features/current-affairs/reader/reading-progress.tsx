import { useEffect, useRef } from 'react'
import css from './reading-progress.module.css'

/**
 * How much of the article has been read, along the upper edge of the screen. The browser itself moves it with the page; where it
 * cannot, a listener does.
 */
export function ReadingProgress() {
	const bar = useRef<HTMLDivElement>(null)
	useEffect(() => {
		if (CSS.supports('animation-timeline: --reading')) return
		const show = () => {
			const article = bar.current?.closest('main')?.querySelector('article')
			if (!article || !bar.current) return
			const { top, height } = article.getBoundingClientRect()
			const share = -top / Math.max(height - innerHeight, 1)
			bar.current.style.scale = `${Math.min(Math.max(share, 0), 1)} 1`
		}
		show()
		addEventListener('scroll', show, { passive: true })
		return () => removeEventListener('scroll', show)
	}, [])
	return (
		<div className={css.track} aria-hidden="true">
			<div ref={bar} className={css.bar} />
		</div>
	)
}
