import type { LinkTarget } from '#web/lib/link-address.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import css from './section-links.module.css'

interface SectionLinksProps {
	/** Names the group of links for readers. */
	label: string
	links: { label: string; link: LinkTarget; isSelected: boolean }[]
}

/** Shows the second row below tabs; the chosen one is filled. They wrap where they do not fit. */
export function SectionLinks({ label, links }: SectionLinksProps) {
	return (
		<nav aria-label={label}>
			<ul className={css.links}>
				{links.map(({ label: name, link, isSelected }) => (
					<li key={name}>
						<PageLink link={link} current={isSelected} className={css.link}>
							{name}
						</PageLink>
					</li>
				))}
			</ul>
		</nav>
	)
}
