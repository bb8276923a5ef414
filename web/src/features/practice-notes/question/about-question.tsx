import type { ReactNode } from 'react'
import { Sheet } from '#web/ui/sheet.tsx'
import css from './about-question.module.css'

/** Stands below a question: its facts, and what can be done with it. */
export function AboutQuestion({
	facts,
	tools,
	children,
}: {
	facts: ReactNode
	tools: ReactNode
	children?: ReactNode
}) {
	return (
		<>
			{facts}
			<Sheet as="section" isPart isPadded hasMargin className={css.about}>
				{children}
				{tools && <div className={css.tools}>{tools}</div>}
			</Sheet>
		</>
	)
}
