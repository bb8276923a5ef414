'use client'

import { useRef } from 'react'
import button from './button.module.css'
import iconButton from './icon-button.module.css'
import { menuIcon, plusIcon, xIcon } from './icons.js'
import { LanguageSwitch } from './language-switch.jsx'
import { Icon } from './line-icon.jsx'
import { MenuLink } from './menu-link.jsx'
import css from './menu-sheet.module.css'
import { currentAffairs, menus } from './menus.js'
import { PreferencesButton } from './tool-buttons.jsx'
import { useMenuDetails } from './use-menu-details.js'

/** The menu of narrow screens: a button, and a sheet over the page below the header. */
export function MenuSheet() {
	const ref = useMenuDetails()
	const sheet = useRef(null)
	const place = () => {
		const { bottom } = ref.current.closest('header').getBoundingClientRect()
		sheet.current.style.setProperty('--header-end', `${Math.max(0, Math.round(bottom))}px`)
	}
	return (
		<details ref={ref} className={css.menu} onToggle={place}>
			<summary className={`${iconButton.button} ${css.button}`} aria-label="Main menu" title="Main menu">
				<Icon path={menuIcon} className={css.closed} />
				<Icon path={xIcon} className={css.open} />
			</summary>
			<nav ref={sheet} className={css.sheet} aria-label="Main menu">
				<div className={css.tools}>
					<LanguageSwitch />
					<PreferencesButton />
				</div>
				<ul className={css.sections}>
					{menus.map((menu) => (
						<li key={menu.label}>
							<MenuSection menu={menu} />
						</li>
					))}
					<li>
						<MenuLink href={currentAffairs.href} className={css.head}>
							{currentAffairs.label}
						</MenuLink>
					</li>
				</ul>
				<div className={css.footer}>
					<MenuLink href="/login" className={`${button.button} ${button.primary} ${button.wide}`}>
						Login / Register
					</MenuLink>
				</div>
			</nav>
		</details>
	)
}

function MenuSection({ menu: { label, isCurrent, entries } }) {
	return (
		<details className={css.section} open={isCurrent}>
			<summary className={css.head}>
				{label}
				<Icon path={plusIcon} className={css.closed} />
				<Icon path={xIcon} className={css.open} />
			</summary>
			<ul>
				{entries.map((entry) => (
					<li key={entry.label}>
						<MenuLink href={entry.href} className={css.link}>
							{entry.label}
						</MenuLink>
					</li>
				))}
			</ul>
		</details>
	)
}
