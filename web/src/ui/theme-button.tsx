import { useMessages } from '#web/lib/messages.ts'
import { Icon } from './icon.tsx'
import { iconButtonClass } from './icon-button.tsx'
import { moonIcon, sunIcon } from './icons.ts'
import { messages as uiMessages } from './messages.en.ts'
import { chooseTheme, usePreferences } from './preferences-store.ts'
import css from './theme-button.module.css'

/** Changes between light and dark. The picture follows <html>, so it is right before the script of the page runs. */
export function ThemeButton() {
	const m = useMessages(uiMessages)
	const isDark = usePreferences().theme === 'dark'
	return (
		<button
			type="button"
			className={iconButtonClass('needsScript')}
			title={m.darkTheme}
			aria-label={m.darkTheme}
			aria-pressed={isDark}
			onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
		>
			<Icon path={moonIcon} className={css.moon} />
			<Icon path={sunIcon} className={css.sun} />
		</button>
	)
}
