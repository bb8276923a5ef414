import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import css from './jali-panel.module.css'
import lattice from './lattice.module.css'

/** Shows a sand-coloured panel with a lattice, for an offer beside the content. It holds a title, two lines of text and one link. */
export function JaliPanel({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className={classNames(lattice.lattice, css.panel)}>
			<h2 className={css.title}>{title}</h2>
			{children}
		</section>
	)
}
