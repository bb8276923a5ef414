import type { LinkTarget } from '#web/lib/link-address.ts'
import { PageLink } from './page-link.tsx'
import css from './tab-links.module.css'
import { useChosenInSight } from './use-chosen-in-sight.ts'

interface TabLinksProps {
	/** Names the group of links for readers. */
	label: string
	tabs: { label: string; link: LinkTarget; isSelected: boolean }[]
}

/** Shows links that look like tabs; the chosen one is underlined by a fold. They scroll sideways where they do not fit. */
export function TabLinks({ label, tabs }: TabLinksProps) {
	return (
		<nav aria-label={label}>
			<ul ref={useChosenInSight()} className={css.tabs}>
				{tabs.map((tab) => (
					<li key={tab.label}>
						<PageLink link={tab.link} current={tab.isSelected} className={css.tab}>
							{tab.label}
						</PageLink>
					</li>
				))}
			</ul>
		</nav>
	)
}
