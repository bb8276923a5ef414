'use client'

import { useState } from 'react'
import { Icon, moonIcon, sunIcon, textSizeIcon } from './line-icon.jsx'
import css from './tool-buttons.module.css'

export function PreferencesButton() {
	const [isOpen, setIsOpen] = useState(false)
	return (
		<button
			type="button"
			title="Text size and contrast"
			aria-label="Text size and contrast"
			aria-haspopup="dialog"
			aria-expanded={isOpen}
			className={`${css.button} needsScript`}
			onClick={() => setIsOpen(!isOpen)}
		>
			<Icon path={textSizeIcon} />
		</button>
	)
}

export function ThemeButton() {
	const [isDark, setIsDark] = useState(false)
	return (
		<button
			type="button"
			title="Dark theme"
			aria-label="Dark theme"
			aria-pressed={isDark}
			className={`${css.button} needsScript`}
			onClick={() => setIsDark(!isDark)}
		>
			<Icon path={moonIcon} className={css.moon} />
			<Icon path={sunIcon} className={css.sun} />
		</button>
	)
}
