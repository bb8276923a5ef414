import css from './account-box.module.css'
import button from './button.module.css'
import { userIcon } from './icons.js'
import { Icon } from './line-icon.jsx'
import { MenuLink } from './menu-link.jsx'

/** As it is for somebody who is not signed in. */
export function AccountBox() {
	return (
		<MenuLink href="/login" className={`${button.button} ${button.primary} ${button.compact} ${css.login}`}>
			<Icon path={userIcon} className={css.icon} />
			<span className={css.words}>Login / Register</span>
		</MenuLink>
	)
}
