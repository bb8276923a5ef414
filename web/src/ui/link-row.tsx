import type { ReactNode } from 'react'
import card from './card.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { chevronRightIcon } from './icons.ts'
import css from './link-row.module.css'
import { MenuLink } from './menu-link.tsx'

interface LinkRowProps {
	/** Holds path and query, starting with a slash. */
	href: string
	title: string
	/** Names the language of the title where it is not the page's. */
	lang?: string | undefined
	/** Says above the title what it is. */
	above?: ReactNode
	/** Says below the title what else is to be known. */
	below?: ReactNode
}

/** Shows a row of a sheet that is one link, its title at most two lines. */
export function LinkRow({ href, title, lang, above, below }: LinkRowProps) {
	return (
		<li className={classNames(card.card, css.row)}>
			<div className={css.words}>
				{above && <p className={css.above}>{above}</p>}
				<h3 className={css.title} lang={lang}>
					<MenuLink href={href} className={card.link}>
						{title}
					</MenuLink>
				</h3>
				{below && <p className={css.below}>{below}</p>}
			</div>
			<Icon path={chevronRightIcon} className={css.arrow} />
		</li>
	)
}
