import type { ReactNode } from 'react'
import css from './jali-panel.module.css'

/** A sand-coloured panel with a lattice, for an offer beside the content. A title, two lines of text, one link. */
export function JaliPanel({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className={css.panel}>
			<h2 className={css.title}>{title}</h2>
			{children}
		</section>
	)
}
