import type { ReactNode } from 'react'
import css from './file-row.module.css'

interface FileRowProps {
	title: ReactNode
	/** Says more in a sentence. */
	text?: ReactNode
	/** Are small facts, in their order; empty ones are left out. */
	facts: (string | false | null)[]
	/** Stands above the title. */
	badges?: ReactNode
	/** Holds what can be done with it. */
	children?: ReactNode
	/** Is the level of its heading: below what names the list, where something does. */
	as?: 'h2' | 'h3'
	/** It is in English on a Hindi page. */
	isFallback?: boolean
}

/** Shows a file as a row of a list. */
export function FileRow({ as: Title = 'h3', title, text, facts, badges, children, isFallback = false }: FileRowProps) {
	const lang = isFallback ? 'en' : undefined
	return (
		<li className={css.row}>
			<div className={css.what}>
				{badges && <div className={css.badges}>{badges}</div>}
				<Title className={css.title} lang={lang}>
					{title}
				</Title>
				{text && (
					<p className={css.text} lang={lang}>
						{text}
					</p>
				)}
				<p className={css.facts}>{facts.filter(Boolean).join(' · ')}</p>
			</div>
			<div className={css.ways}>{children}</div>
		</li>
	)
}
