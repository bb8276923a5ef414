import type { LinkTarget } from '#web/lib/link-address.ts'
import css from './category-grid.module.css'
import { PageLink } from './page-link.tsx'
import { useChosenInSight } from './use-chosen-in-sight.ts'

interface CategoryGridProps {
	/** Names the group of links for readers. */
	label: string
	cells: { label: string; link: LinkTarget; isSelected: boolean }[]
}

/** Shows joined cells, four in a row, on a phone all in one that scrolls: each is a link, and the chosen one is filled. */
export function CategoryGrid({ label, cells }: CategoryGridProps) {
	return (
		<nav aria-label={label} className={css.nav}>
			<ul ref={useChosenInSight()} className={css.grid}>
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
