'use client'

import { useEffect, useRef } from 'react'
import { MenuDropdown } from './menu-dropdown.jsx'
import { watchMenuKeys } from './menu-keys.js'
import { MenuLink } from './menu-link.jsx'
import css from './menu-row.module.css'
import { currentAffairs, menus } from './menus.js'

export function MenuRow() {
	const row = useRef(null)
	useEffect(() => watchMenuKeys(row.current), [])
	return (
		<nav className={css.menus} aria-label="Main menu">
			<ul ref={row} className={css.row}>
				{menus.map((menu) => (
					<li key={menu.label}>
						<MenuDropdown menu={menu} className={css.item} />
					</li>
				))}
				<li>
					<MenuLink href={currentAffairs.href} className={css.item} data-head>
						{currentAffairs.label}
					</MenuLink>
				</li>
			</ul>
		</nav>
	)
}
