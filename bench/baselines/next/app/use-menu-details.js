import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/** Closes a `<details>` that is a menu with Escape, a press beside it, the focus leaving it, and another page. */
export function useMenuDetails() {
	const ref = useRef(null)
	const pathname = usePathname()
	useEffect(() => watchDismissal(ref.current), [])
	useEffect(() => {
		const details = ref.current
		return () => {
			if (pathname) details.open = false
		}
	}, [pathname])
	return ref
}

function watchDismissal(details) {
	const watch = new AbortController()
	const { signal } = watch
	const close = () => {
		details.open = false
	}
	const leave = (target) => {
		if (details.open && target instanceof Element && !details.contains(target)) close()
	}
	const pressKey = (event) => {
		if (event.key !== 'Escape' || !details.open) return
		event.stopPropagation()
		details.querySelector('summary').focus()
		close()
	}
	const press = ({ target }) => {
		if (details.open && target instanceof Element && target.closest('a[href]')) close()
	}
	document.addEventListener('pointerdown', ({ target }) => leave(target), { capture: true, signal })
	details.addEventListener('focusout', ({ relatedTarget }) => leave(relatedTarget), { signal })
	details.addEventListener('click', (event) => setTimeout(() => press(event)), { signal })
	details.addEventListener('keydown', pressKey, { signal })
	return () => watch.abort()
}
