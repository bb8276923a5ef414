import Link from 'next/link'
import css from './papers.module.css'

const papers = [
	[null, 'ALL PAPERS'],
	['GS_PAPER_1', 'GS Paper 1'],
	['GS_PAPER_2', 'GS Paper 2'],
	['GS_PAPER_3', 'GS Paper 3'],
	['GS_PAPER_4', 'GS Paper 4'],
	['ESSAY', 'Essay'],
	['MONTHLY_CONSOLIDATIONS', 'Monthly Consolidations'],
	['PRAKARAM_2025_26', 'Prakaram 2025 -26'],
]

export function Papers() {
	return (
		<nav aria-label="Papers">
			<ul className={css.grid}>
				{papers.map(([category, label]) => (
					<li key={label}>
						<Link
							className={css.cell}
							href={category ? `/?category=${category}` : '/'}
							aria-current={category ? undefined : 'page'}
						>
							{label}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	)
}
