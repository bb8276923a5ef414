import type { ReactNode } from 'react'
import { Sheet } from './sheet.tsx'
import css from './side-card.module.css'

interface SideCardProps {
	title: string
	/** Holds pairs in rows, such as '10 marks' and '9 min'. */
	rows?: { label: string; value: string }[]
	children?: ReactNode
}

export function SideCard({ title, rows = [], children }: SideCardProps) {
	return (
		<Sheet as="section" isPadded>
			<h2 className={css.title}>{title}</h2>
			{rows.length > 0 && (
				<dl className={css.rows}>
					{rows.map(({ label, value }) => (
						<div key={label} className={css.row}>
							<dt>{label}</dt>
							<dd className={css.value}>{value}</dd>
						</div>
					))}
				</dl>
			)}
			{children}
		</Sheet>
	)
}
