import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'
import { watchDismissal } from './dismissal.ts'

/**
 * Lets a `<details>` be a menu. Without JavaScript it opens and closes by itself; with JavaScript it also closes as
 * menus do (`dismissal.ts`). Its own state is the only one, so that it works before the page's code is there.
 */
export function useMenuDetails(): RefObject<HTMLDetailsElement | null> {
	const ref = useRef<HTMLDetailsElement>(null)
	const router = useRouter()
	useEffect(() => {
		const details = ref.current
		if (!details) return
		const close = () => {
			details.open = false
		}
		const endWatch = watchDismissal({ container: details, isOpen: () => details.open, close })
		const endNavigation = router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && close())
		return () => {
			endWatch()
			endNavigation()
		}
	}, [router])
	return ref
}
