'use client'

import { useState } from 'react'
import iconButton from './icon-button.module.css'
import { aLargeSmallIcon, moonIcon, sunIcon } from './icons.js'
import { Icon } from './line-icon.jsx'
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
			className={`${iconButton.button} needsScript`}
			onClick={() => setIsOpen(!isOpen)}
		>
			<Icon path={aLargeSmallIcon} />
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
			className={`${iconButton.button} needsScript`}
			onClick={() => setIsDark(!isDark)}
		>
			<Icon path={moonIcon} className={css.moon} />
			<Icon path={sunIcon} className={css.sun} />
		</button>
	)
}
