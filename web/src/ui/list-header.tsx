import type { ReactNode } from 'react'
import css from './list-header.module.css'

interface ListHeaderProps {
	/** Says what the list holds ('86 questions'). */
	children: ReactNode
	/** Says how it is ordered ('Newest first'). */
	aside?: ReactNode
}

/** Stands above a list and is read out when it changes. */
export function ListHeader({ children, aside }: ListHeaderProps) {
	return (
		<div className={css.header}>
			<p role="status">{children}</p>
			{aside && <p className={css.aside}>{aside}</p>}
		</div>
	)
}
