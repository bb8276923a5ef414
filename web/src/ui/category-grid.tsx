import type { LinkTarget } from '#web/lib/link-address.ts'
import css from './category-grid.module.css'
import { PageLink } from './page-link.tsx'

interface CategoryGridProps {
	/** Names the group of links for readers. */
	label: string
	cells: { label: string; link: LinkTarget; isSelected: boolean }[]
}

/** Joined cells, four in a row, two on a phone: each a link, the chosen one filled. */
export function CategoryGrid({ label, cells }: CategoryGridProps) {
	return (
		<nav aria-label={label}>
			<ul className={css.grid}>
				{cells.map((cell) => (
					<li key={cell.label}>
						<PageLink link={cell.link} current={cell.isSelected} className={css.cell}>
							{cell.label}
						</PageLink>
					</li>
				))}
			</ul>
		</nav>
	)
}
