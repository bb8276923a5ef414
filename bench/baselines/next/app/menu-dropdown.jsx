'use client'

import { chevronDownIcon } from './icons.js'
import { Icon } from './line-icon.jsx'
import css from './menu-dropdown.module.css'
import { MenuLink } from './menu-link.jsx'
import { useMenuDetails } from './use-menu-details.js'

export function MenuDropdown({ menu: { label, isCurrent, entries }, className }) {
	const ref = useMenuDetails()
	return (
		<details ref={ref} className={css.menu} name="site-menu">
			<summary className={`${css.head} ${className}`} aria-current={isCurrent || undefined} data-head>
				{label}
				<Icon path={chevronDownIcon} className={css.chevron} />
			</summary>
			<ul className={css.panel}>
				{entries.map((entry) => (
					<li key={entry.label}>
						<MenuLink href={entry.href} className={css.entry}>
							<Icon path={entry.icon} className={css.icon} />
							<span>
								<span className={css.name}>{entry.label}</span>
								<span className={css.help}>{entry.help}</span>
							</span>
						</MenuLink>
					</li>
				))}
			</ul>
		</details>
	)
}
