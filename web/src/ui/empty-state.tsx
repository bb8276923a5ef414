import type { ReactNode } from 'react'
import css from './state.module.css'

interface EmptyStateProps {
	/** Is a heading where nothing else on the page says what it is. */
	as?: 'p' | 'h1' | 'h2'
	title: string
	text?: string
	/** Holds links or buttons. */
	action?: ReactNode
}

/** Says that there is nothing to show. Put it into a `Sheet` or a dialog: it has no frame of its own. */
export function EmptyState({ as: Title = 'p', title, text, action }: EmptyStateProps) {
	return (
		<div className={css.state}>
			<svg className={css.ridge} viewBox="0 0 144 60" aria-hidden="true">
				<path d="M2 50C22 50 24 8 44 8s22 30 40 30 16-16 30-16 16 28 28 28" />
				<path className={css.ground} d="M0 58h144" />
			</svg>
			<Title className={css.title}>{title}</Title>
			{text && <p>{text}</p>}
			{action && <div className={css.action}>{action}</div>}
		</div>
	)
}
