import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import css from './page-body.module.css'

interface PageBodyProps {
	/** Stands across the whole width, above the two columns: heading, filters. */
	top?: ReactNode
	/** Stands beside the content from 1024 px, below it on narrower screens. */
	rail?: ReactNode
	/** Uses more of a large screen: for what is worked with, not read. */
	isWide?: boolean
	children: ReactNode
}

/** Shows the main part of a page, where the skip link leads. */
export function PageBody({ top, rail, isWide = false, children }: PageBodyProps) {
	return (
		<main id="content" className={classNames('wrap', css.main, !top && css.topless, isWide && css.wide)} tabIndex={-1}>
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
