import type { ReactNode } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Brand } from './brand.tsx'
import { uiMessages } from './messages.ts'
import { type LinkTarget, PageLink } from './page-link.tsx'
import css from './site-header.module.css'

interface SiteHeaderProps {
	name: string
	homeLink: LinkTarget
	/** The one that leads to the page shown, or to a page above it, is underlined. */
	links: { label: string; link: LinkTarget }[]
	/** Language switch, preferences, theme, account. */
	children: ReactNode
}

export function SiteHeader({ name, homeLink, links, children }: SiteHeaderProps) {
	const m = useMessages(uiMessages)
	return (
		<header className={css.header}>
			<div className={css.bar}>
				<PageLink link={homeLink} className={css.brand}>
					<Brand name={name} />
				</PageLink>
				<nav className={css.menu} aria-label={m.mainMenu}>
					<ul className={css.links}>
						{links.map(({ label, link }) => (
							<li key={label}>
								<PageLink link={link} current="byPath" className={css.link}>
									{label}
								</PageLink>
							</li>
						))}
					</ul>
				</nav>
				<div className={css.tools}>{children}</div>
			</div>
		</header>
	)
}
