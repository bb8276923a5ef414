import { useEffect, useEffectEvent } from 'react'
import { shortcutChoice } from '../stored.ts'

/** The keys do these things while questions are practised one by one. */
export type Shortcut = 'previous' | 'next' | 'answer' | 'pause'

interface Pressed {
	key: string
	/** Names the place of the key, whatever it writes: on a Hindi keyboard its letter is another one. */
	code: string
	ctrlKey: boolean
	metaKey: boolean
	altKey: boolean
	repeat: boolean
}

const byKey: Record<string, Shortcut> = {
	ArrowLeft: 'previous',
	ArrowRight: 'next',
	p: 'previous',
	n: 'next',
	s: 'answer',
	a: 'answer',
	t: 'pause',
}

const byPlace: Record<string, Shortcut> = {
	KeyP: 'previous',
	KeyN: 'next',
	KeyS: 'answer',
	KeyA: 'answer',
	KeyT: 'pause',
}

/** Gives null where the key is the browser's. */
export function shortcutOf({ key, code, ctrlKey, metaKey, altKey, repeat }: Pressed): Shortcut | null {
	if (ctrlKey || metaKey || altKey || repeat) return null
	const letter = key.length === 1 ? key.toLowerCase() : key
	const writesLatin = /^[\x20-\x7e]+$/.test(key)
	return byKey[letter] ?? (writesLatin ? null : (byPlace[code] ?? null))
}

/** Every key belongs to a field in which somebody writes or chooses. */
export const ownKeys = 'input, textarea, select, [contenteditable], dialog, [role="menu"], [role="radiogroup"]'

export const areShortcutsOn = (): boolean => shortcutChoice.read() !== 'off'

/**
 * Turns single letters on or off, because they disturb those who speak to their computer. Where storage is refused the
 * choice holds for this question.
 */
export function turnShortcuts(isOn: boolean): void {
	if (isOn) shortcutChoice.remove()
	else shortcutChoice.write('off')
}

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
