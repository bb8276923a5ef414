import type { ReactNode } from 'react'
import css from './site-footer.module.css'

interface SiteFooterProps {
	/** Is where the skip link leads. It is left out where a page shows a footer that is not its own. */
	id?: string
	/** This is a `FooterGround`. */
	children: ReactNode
}

/** Shows the end of a page. */
export function SiteFooter({ children, id }: SiteFooterProps) {
	return (
		<footer id={id} className={css.footer} tabIndex={id ? -1 : undefined}>
			{children}
		</footer>
	)
}
