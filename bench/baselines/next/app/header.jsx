import Link from 'next/link'
import { Brand } from './brand.jsx'
import css from './header.module.css'
import { LanguageSwitch } from './language-switch.jsx'
import { PreferencesButton, ThemeButton } from './tool-buttons.jsx'

export function Header() {
	return (
		<header className={css.header}>
			<div className={css.bar}>
				<Link className={css.brand} href="/">
					<Brand />
				</Link>
				<nav className={css.menu} aria-label="Main menu">
					<ul className={css.links}>
						<li>
							<Link className={css.link} href="/" aria-current="page">
								Answer writing
							</Link>
						</li>
					</ul>
				</nav>
				<div className={css.tools}>
					<LanguageSwitch />
					<PreferencesButton />
					<ThemeButton />
				</div>
			</div>
		</header>
	)
}
