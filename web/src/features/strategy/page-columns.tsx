import type { ReactNode } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { chevronRightIcon } from '#web/ui/icons.ts'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import type { messages } from './messages.en.ts'
import { messages as strategyMessages } from './messages.en.ts'
import css from './page-columns.module.css'

export type RelatedPath = keyof (typeof messages)['related']

interface PageColumnsProps {
	/** Holds the sections with the ids of their headings. */
	sections: readonly { id: string; title: string }[]
	related: readonly RelatedPath[]
	children: ReactNode
}

/** Shows a long text with what is in it beside, from 1024 px, and where to go from there. */
export function PageColumns({ sections, related, children }: PageColumnsProps) {
	const m = useMessages(strategyMessages)
	return (
		<div className={css.columns}>
			<div className={css.sections}>{children}</div>
			<div className={css.rail}>
				{sections.length > 1 && (
					<nav aria-labelledby="on-this-page" className={css.contents}>
						<h2 id="on-this-page" className={css.title}>
							{m.onThisPage}
						</h2>
						<ul>
							{sections.map(({ id, title }) => (
								<li key={id}>
									<a href={`#${id}`} className={css.section}>
										{title}
									</a>
								</li>
							))}
						</ul>
					</nav>
				)}
				<nav aria-labelledby="also-useful">
					<h2 id="also-useful" className={css.title}>
						{m.alsoUseful}
					</h2>
					<Sheet as="ul">
						{related.map((path) => (
							<li key={path} className={css.item}>
								<MenuLink href={path} className={css.link}>
									{m.related[path]}
									<Icon path={chevronRightIcon} className={css.arrow} />
								</MenuLink>
							</li>
						))}
					</Sheet>
				</nav>
			</div>
		</div>
	)
}
