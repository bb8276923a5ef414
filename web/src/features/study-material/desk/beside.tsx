import type { Language } from '@aravalli/shared/language'
import type { ReactNode } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import css from './beside.module.css'
import { messages as deskMessages } from './messages.en.ts'

interface BesideProps {
	/** Is the id of the heading of the whole. */
	id: string
	title: string
	hint: string
	/** Stands below the heading: what is wrong with the whole. */
	notes?: ReactNode
	/** What is drawn is said in this language. */
	language: Language
	drawing: ReactNode
	children: ReactNode
}

/** Shows what is written, and beside it, or below on a narrow screen, what readers see of it. */
export function Beside({ id, title, hint, notes, language, drawing, children }: BesideProps) {
	const m = useMessages(deskMessages)
	const isHydrated = useIsHydrated()
	return (
		<section className={css.sheet} aria-labelledby={id}>
			<header className={css.header}>
				<h2 id={id} className={css.title}>
					{title}
				</h2>
				<p className={css.hint}>{hint}</p>
				{notes}
			</header>
			<div className={css.columns}>
				{/* It comes to life later than what stands above it. */}
				<fieldset className={css.written} disabled={!isHydrated}>
					{children}
				</fieldset>
				<div className={css.drawn}>
					<h3 id={`${id}-drawing`} className={css.drawnTitle}>
						{m.drawn[language]}
					</h3>
					{drawing}
				</div>
			</div>
		</section>
	)
}
