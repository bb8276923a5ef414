import { type ReactNode, useId } from 'react'
import { Sheet } from '#web/ui/sheet.tsx'
import css from './overview.module.css'

interface OverviewPartProps {
	title: string
	children: ReactNode
}

/** Is a part of the first page of the desk with its heading. */
export function OverviewPart({ title, children }: OverviewPartProps) {
	const id = useId()
	return (
		<section aria-labelledby={id}>
			<Sheet isPadded className={css.part}>
				<h2 id={id} className={css.heading}>
					{title}
				</h2>
				{children}
			</Sheet>
		</section>
	)
}
