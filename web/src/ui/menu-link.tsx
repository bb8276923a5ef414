import type { ComponentProps } from 'react'

interface MenuLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'aria-current'> {
	/** Path and query, starting with a slash. */
	href: string
	/** Whether it leads to the page that is shown. */
	isCurrent?: boolean | undefined
}

/** A link of the frame around every page. Followed without a reload, like a `PageLink`, by `lib/follow-links.ts`. */
export function MenuLink({ href, isCurrent = false, ...props }: MenuLinkProps) {
	return <a {...props} href={href} aria-current={isCurrent ? 'page' : undefined} data-followed="" />
}
