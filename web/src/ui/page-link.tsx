import { createLink, type LinkProps } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

/** Where a link leads. Write it with the router's `linkOptions({ … })` to have it checked against the routes. */
export interface LinkTarget {
	to: string
	params?: object
	search?: object
	hash?: string
	/** Kept with the entry in the browser's history. */
	state?: object
	/** False keeps the scroll position. */
	resetScroll?: boolean
	replace?: boolean
}

interface AnchorProps extends ComponentProps<'a'> {
	/** Whether the link shows where the reader is. 'byPath': on the target's page and the pages below it. */
	current?: boolean | 'byPath' | undefined
	disabled?: boolean
}

/** The router marks a link as current when its search is part of the page's: too often for filters and pages. */
function Anchor({ current = false, disabled: _, ...props }: AnchorProps) {
	const isCurrent = current === 'byPath' ? props['aria-current'] === 'page' : current
	return <a {...props} aria-current={isCurrent ? 'page' : undefined} />
}

const RouterLink = createLink(Anchor)
const noProps = {}
const byPath = { includeSearch: false }

interface PageLinkProps extends Omit<AnchorProps, 'href' | 'target' | 'disabled' | 'ref'> {
	link: LinkTarget
}

/** A link inside the product: an ordinary one without JavaScript, else followed without a reload. */
export function PageLink({ link, ...props }: PageLinkProps) {
	return <RouterLink {...(link as LinkProps)} {...props} activeProps={noProps} activeOptions={byPath} />
}
