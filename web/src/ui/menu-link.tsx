import { useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'

interface MenuLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'aria-current'> {
	/** Holds path, query and hash, starting with a slash. */
	href: string
	/** Says whether it leads to the page that is shown. */
	isCurrent?: boolean | undefined
}

/**
 * Shows a link of the frame around every page, followed without a reload. There are about seventy on each page: unlike a `PageLink`
 * it does not watch the router, which would be asked by each of them with every step.
 */
export function MenuLink({ href, isCurrent = false, onClick, ...props }: MenuLinkProps) {
	const router = useRouter()
	const follow = (event: MouseEvent<HTMLAnchorElement>) => {
		onClick?.(event)
		if (event.defaultPrevented || opensElsewhere(event)) return
		event.preventDefault()
		void router.navigate({ href })
	}
	const preload = () => void router.preloadRoute({ to: href.split(/[?#]/)[0] ?? '' })
	return (
		<a {...props} href={href} aria-current={isCurrent ? 'page' : undefined} onClick={follow} onPointerEnter={preload} />
	)
}

/** Tells whether the reader's keys ask for a new tab, a new window or a download. */
function opensElsewhere(event: MouseEvent): boolean {
	return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}
