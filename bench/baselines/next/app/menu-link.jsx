'use client'

import { useRouter } from 'next/navigation'
import { here } from './menus.js'

/** The product's light link for its frame: nothing but an `<a>` until it is touched. */
export function MenuLink({ href, ...props }) {
	const router = useRouter()
	const follow = (event) => {
		if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
		event.preventDefault()
		router.push(href)
	}
	return (
		<a
			{...props}
			href={href}
			aria-current={href === here ? 'page' : undefined}
			onClick={follow}
			onPointerEnter={() => router.prefetch(href)}
		/>
	)
}
