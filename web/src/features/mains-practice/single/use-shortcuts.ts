import { useEffect, useEffectEvent } from 'react'
import { ownKeys, type Shortcut, shortcutOf } from './shortcuts.ts'

/** Calls `press` for a key that is a shortcut, unless somebody writes. */
export function useShortcuts(isOn: boolean, press: (shortcut: Shortcut) => void): void {
	const note = useEffectEvent((event: KeyboardEvent) => {
		const isOwn = event.target instanceof Element && event.target.closest(ownKeys)
		const shortcut = event.defaultPrevented || isOwn ? null : shortcutOf(event)
		if (!shortcut) return
		event.preventDefault()
		press(shortcut)
	})
	useEffect(() => {
		if (!isOn) return
		const listen = (event: KeyboardEvent) => note(event)
		document.addEventListener('keydown', listen)
		return () => document.removeEventListener('keydown', listen)
	}, [isOn])
}
