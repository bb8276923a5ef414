import { AccountBox } from './account-box.jsx'
import { Brand } from './brand.jsx'
import { LanguageSwitch } from './language-switch.jsx'
import { MenuLink } from './menu-link.jsx'
import { MenuRow } from './menu-row.jsx'
import { MenuSheet } from './menu-sheet.jsx'
import css from './site-header.module.css'
import { PreferencesButton, ThemeButton } from './tool-buttons.jsx'

export function SiteHeader() {
	return (
		<header id="menu" className={css.header} tabIndex={-1}>
			<div className={css.bar}>
				<MenuSheet />
				<MenuLink href="/dashboard" className={css.brand}>
					<Brand />
				</MenuLink>
				<MenuRow />
				<div className={css.tools}>
					<div className={css.wideTools}>
						<LanguageSwitch />
						<PreferencesButton />
					</div>
					<ThemeButton />
					<AccountBox />
				</div>
			</div>
		</header>
	)
}
