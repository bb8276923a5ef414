'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** One listener for all links of the frame, as the product has (web/src/lib/follow-links.ts). */
export function FollowedLinks() {
	const router = useRouter()
	useEffect(() => {
		const stop = new AbortController()
		const linkOf = ({ target }) => (target instanceof Element ? target.closest('a[data-followed]') : null)
		const follow = (event) => {
			const link = linkOf(event)
			if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return
			event.preventDefault()
			router.push(link.getAttribute('href'))
		}
		const preload = (event) => {
			const link = linkOf(event)
			if (link && !link.contains(event.relatedTarget)) router.prefetch(link.getAttribute('href'))
		}
		document.addEventListener('click', follow, { signal: stop.signal })
		document.addEventListener('pointerover', preload, { signal: stop.signal })
		return () => stop.abort()
	}, [router])
	return null
}
