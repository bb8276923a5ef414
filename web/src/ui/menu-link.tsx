import { useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'

interface MenuLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'aria-current'> {
	/** Path and query, starting with a slash. */
	href: string
	/** Whether it leads to the page that is shown. */
	isCurrent?: boolean | undefined
}

/**
 * A link of the frame around every page: followed without a reload, like `PageLink`.
 *
 * There are about seventy of them on each page, and most are never looked at. A `PageLink` builds its address and compares it
 * with the page's at each render and after each navigation; this one does nothing until it is touched.
 */
export function MenuLink({ href, isCurrent = false, onClick, ...props }: MenuLinkProps) {
	const router = useRouter()
	const follow = (event: MouseEvent<HTMLAnchorElement>) => {
		onClick?.(event)
		if (event.defaultPrevented || opensElsewhere(event)) return
		event.preventDefault()
		void router.navigate({ href })
	}
	return (
		<a
			{...props}
			href={href}
			aria-current={isCurrent ? 'page' : undefined}
			onClick={follow}
			onPointerEnter={() => void router.preloadRoute({ to: href.split('?')[0] ?? href })}
		/>
	)
}

/** A new tab, a new window or a download, as the reader's keys ask for. */
function opensElsewhere(event: MouseEvent): boolean {
	return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}
