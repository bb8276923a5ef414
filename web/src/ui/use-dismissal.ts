import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'
import { watchDismissal } from './dismissal.ts'

/** Closes a part that lies over the page (`dismissal.ts`), also when the reader goes to another page by whatever way. */
export function useDismissal(container: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
	const latest = useRef(close)
	useEffect(() => {
		latest.current = close
	})
	const router = useRouter()
	useEffect(() => {
		if (!isOpen || !container.current) return
		const closeNow = () => latest.current()
		const endWatch = watchDismissal({ container: container.current, isOpen: () => true, close: closeNow })
		const endNavigation = router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && closeNow())
		return () => {
			endWatch()
			endNavigation()
		}
	}, [container, isOpen, router])
}
