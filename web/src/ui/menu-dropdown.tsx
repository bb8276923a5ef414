import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { chevronDownIcon } from './icons.ts'
import css from './menu-dropdown.module.css'
import { MenuLink } from './menu-link.tsx'
import type { SiteMenu } from './site-menu.ts'
import { SoonTag } from './soon-tag.tsx'
import { useMenuDetails } from './use-menu-details.ts'

interface MenuDropdownProps {
	menu: SiteMenu
	/** Gives the look of what is pressed, which stands in a row with plain links. */
	className?: string | undefined
}

/** Shows one menu of the header. Works without JavaScript. */
export function MenuDropdown({ menu: { label, isCurrent, entries }, className }: MenuDropdownProps) {
	const ref = useMenuDetails()
	return (
		<details ref={ref} className={css.menu} name="site-menu">
			<summary className={classNames(css.head, className)} aria-current={isCurrent || undefined} data-head>
				{label}
				<Icon path={chevronDownIcon} className={css.chevron} />
			</summary>
			<MenuPanel entries={entries} />
		</details>
	)
}

/** Shows icon, name and a line of help for each entry. */
export function MenuPanel({ entries }: Pick<SiteMenu, 'entries'>) {
	return (
		<ul className={css.panel}>
			{entries.map((entry) => (
				<li key={entry.label}>
					<MenuLink
						href={entry.href}
						isCurrent={entry.isCurrent}
						className={classNames(css.entry, entry.isView && css.view)}
					>
						<Icon path={entry.icon} className={css.icon} />
						<span>
							<span className={css.name}>
								{entry.label}
								{entry.isSoon && <SoonTag />}
							</span>
							<span className={css.help}>{entry.help}</span>
						</span>
					</MenuLink>
				</li>
			))}
		</ul>
	)
}
