import { type MouseEvent, useState } from 'react'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { LazyBookingFlow } from './lazy-booking-flow.ts'

interface BookLinkProps {
	className: string
	children: string
}

/** Opens the booking over the page. Before the page's code is there, it leads to the page that opens it by itself. */
export function BookLink({ className, children }: BookLinkProps) {
	const [isOpen, setIsOpen] = useState(false)
	const open = (event: MouseEvent) => {
		if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
		event.preventDefault()
		setIsOpen(true)
	}
	return (
		<>
			<MenuLink href="/help?booking=1" className={className} onPointerEnter={LazyBookingFlow.preload} onClick={open}>
				{children}
			</MenuLink>
			{isOpen && <LazyBookingFlow onClose={() => setIsOpen(false)} />}
		</>
	)
}
