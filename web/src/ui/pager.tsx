import type { ReactNode } from 'react'
import type { LinkTarget } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from './button-class.ts'
import { Icon } from './icon.tsx'
import { chevronLeftIcon, chevronRightIcon } from './icons.ts'
import { messages as uiMessages } from './messages.en.ts'
import { PageLink } from './page-link.tsx'
import css from './pager.module.css'

interface PagerProps {
	/** Counts from 1. */
	page: number
	totalPages: number
	linkTo: (page: number) => LinkTarget
}

/** Shows 'Previous | Page 1 / 9 | Next'. An end without a page to go to is text. */
export function Pager({ page, totalPages, linkTo }: PagerProps) {
	const m = useMessages(uiMessages)
	return (
		<nav className={css.pager} aria-label={m.pages}>
			<End rel="prev" target={page > 1 ? linkTo(page - 1) : null}>
				<Icon path={chevronLeftIcon} />
				{m.previous}
			</End>
			<span>
				{m.page} <b>{page}</b> / {totalPages}
			</span>
			<End rel="next" target={page < totalPages ? linkTo(page + 1) : null}>
				{m.next}
				<Icon path={chevronRightIcon} />
			</End>
		</nav>
	)
}

interface EndProps {
	rel: 'prev' | 'next'
	/** It is null where there is no such page. */
	target: LinkTarget | null
	children: ReactNode
}

function End({ rel, target, children }: EndProps) {
	const look = buttonClass({ isCompact: true })
	if (target) {
		return (
			<PageLink link={target} rel={rel} className={look}>
				{children}
			</PageLink>
		)
	}
	return (
		<span className={look} aria-disabled="true">
			{children}
		</span>
	)
}
