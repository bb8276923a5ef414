import type { ReactNode } from 'react'
import css from './page-body.module.css'

interface PageBodyProps {
	/** Across the whole width, above the two columns: heading, filters. */
	top?: ReactNode
	/** Beside the content from 1024 px, below it on narrower screens. */
	rail?: ReactNode
	children: ReactNode
}

/** The main part of a page, where the skip link leads. */
export function PageBody({ top, rail, children }: PageBodyProps) {
	return (
		<main id="content" className={`wrap ${css.main}`} tabIndex={-1}>
			{top}
			{rail ? (
				<div className={css.columns}>
					<div className={css.content}>{children}</div>
					<aside className={css.rail}>{rail}</aside>
				</div>
			) : (
				children
			)}
		</main>
	)
}
