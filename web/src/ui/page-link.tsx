import { createLink, type LinkProps } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { type LinkTarget, linkAddress } from '#web/lib/link-address.ts'

interface AnchorProps extends ComponentProps<'a'> {
	/** Says whether the link shows where the reader is. */
	current?: boolean | undefined
	disabled?: boolean
	'data-status'?: string
}

/** The router marks a link as current when its search is part of the page's: too often for filters and pages. */
function Anchor({ current = false, disabled: _, 'data-status': __, ...props }: AnchorProps) {
	return <a {...props} aria-current={current ? 'page' : undefined} />
}

const RouterLink = createLink(Anchor)
const noProps = {}
const byPath = { includeSearch: false }

interface PageLinkProps extends Omit<AnchorProps, 'href' | 'target' | 'disabled' | 'data-status' | 'ref'> {
	link: LinkTarget
}

/** Shows a link inside the product, an ordinary one without JavaScript, else one that is followed without a reload. */
export function PageLink({ link, ...props }: PageLinkProps) {
	// There nobody follows it, and the router takes ten times as long to say where it leads.
	if (import.meta.env.SSR) return <Anchor {...props} href={linkAddress(link)} />
	return <RouterLink {...(link as LinkProps)} {...props} activeProps={noProps} activeOptions={byPath} />
}
