import type { ReactNode } from 'react'
import css from './page-heading.module.css'

interface PageHeadingProps {
	title: ReactNode
	/** Holds one sentence that says what the page is for. */
	children?: ReactNode
}

export function PageHeading({ title, children }: PageHeadingProps) {
	return (
		<header className={css.heading}>
			<h1>{title}</h1>
			{children && <p className={css.text}>{children}</p>}
		</header>
	)
}
