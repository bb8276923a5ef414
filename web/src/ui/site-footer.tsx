import type { MouseEvent, ReactNode } from 'react'
import { asWritten } from './as-written.ts'
import './ridge.module.css'
import css from './site-footer.module.css'

interface SiteFooterProps {
	/** Where the skip link leads. Left out where a page shows a footer that is not its own. */
	id?: string
	/** Told of each press, also on what the server has written. */
	onClick?: (event: MouseEvent<HTMLElement>) => void
	/** A `FooterGround`, or null where the one that the server has written is to stand. */
	children: ReactNode
}

/** The end of a page. */
export function SiteFooter({ children, ...props }: SiteFooterProps) {
	const content = children === null ? asWritten : { children }
	return <footer {...props} className={css.footer} tabIndex={props.id ? -1 : undefined} {...content} />
}
