import type { ReactNode } from 'react'
import { Sheet } from '#web/ui/sheet.tsx'
import css from './row-section.module.css'

interface RowSectionProps {
	id: string
	title: string
	/** Names the language, where the title is in another one than the page. */
	lang?: string | undefined
	/** Holds `Row`s. */
	children: ReactNode
}

/** Shows a heading and a page of the answer book below it, a row for each thing that it says. */
export function RowSection({ id, title, lang, children }: RowSectionProps) {
	return (
		<section aria-labelledby={id} className={css.section}>
			<h2 id={id} lang={lang} tabIndex={-1} className={css.heading}>
				{title}
			</h2>
			<Sheet as="ul" className={css.rows}>
				{children}
			</Sheet>
		</section>
	)
}

interface RowProps {
	/** Serves a link to it. */
	id?: string
	/** Stands left of the margin line, where the number of a question stands. */
	mark: ReactNode
	/** Stands at the end of the row, where the marks stand. */
	aside?: ReactNode
	children: ReactNode
}

export function Row({ id, mark, aside, children }: RowProps) {
	return (
		<li id={id} className={css.row}>
			<div className={css.mark}>{mark}</div>
			<div className={css.body}>{children}</div>
			{aside && <div className={css.aside}>{aside}</div>}
		</li>
	)
}
