import Link from 'next/link'
import css from './breadcrumb.module.css'
import { chevronRightIcon } from './icons.js'
import { Icon } from './line-icon.jsx'

/** @param items from the home page to the page itself, which has no address */
export function Breadcrumb({ items }) {
	return (
		<nav aria-label="You are here" className={css.breadcrumb}>
			<ol className={css.items}>
				{items.map(({ label, href }, place) => (
					<li key={label} className={css.item}>
						{place > 0 && <Icon path={chevronRightIcon} className={css.separator} />}
						{href ? (
							<Link href={href} className={css.link}>
								{label}
							</Link>
						) : (
							<span aria-current="page" className={css.text}>
								{label}
							</span>
						)}
					</li>
				))}
			</ol>
		</nav>
	)
}
