import { useEffect, useEffectEvent } from 'react'
import { prelimsKeys } from '../stored.ts'

/** The keys do these things with the question at hand. */
export type CardKey =
	| { does: 'choose'; option: string }
	| { does: 'next' | 'previous' | 'language' | 'guess' | 'revise' | 'help' }

interface Pressed {
	key: string
	/** Names the place of the key, whatever it writes: on a Hindi keyboard its letter is another one. */
	code: string
	ctrlKey: boolean
	metaKey: boolean
	altKey: boolean
	repeat: boolean
}

const others: Readonly<Record<string, 'next' | 'previous' | 'language' | 'guess' | 'revise'>> = {
	n: 'next',
	p: 'previous',
	l: 'language',
	g: 'guess',
	// B is an option.
	r: 'revise',
}

/** Gives null where the key is the browser's. */
export function cardKeyOf({ key, code, ctrlKey, metaKey, altKey, repeat }: Pressed): CardKey | null {
	if (ctrlKey || metaKey || altKey || repeat) return null
	if (key === '?') return { does: 'help' }
	const letter = letterOf(key, code)
	if (/^[a-e]$/.test(letter)) return { does: 'choose', option: letter.toUpperCase() }
	if (/^[1-5]$/.test(letter)) return { does: 'choose', option: 'ABCDE'[Number(letter) - 1] ?? '' }
	const does = others[letter]
	return does ? { does } : null
}

function letterOf(key: string, code: string): string {
	if (/^[\x20-\x7e]+$/.test(key)) return key.length === 1 ? key.toLowerCase() : ''
	return (
		code
			.match(/^(?:Key([A-Z])|Digit(\d))$/)
			?.slice(1)
			.find(Boolean)
			?.toLowerCase() ?? ''
	)
}

/** Every key belongs to a field in which somebody writes or chooses. */
const ownKeys = 'input, textarea, select, [contenteditable], dialog, [role="menu"], [role="radiogroup"]'

export const areKeysOn = (): boolean => prelimsKeys.read() !== 'off'

/** Turns single letters on or off, because they disturb those who speak to their computer. */
export function turnKeys(isOn: boolean): void {
	if (isOn) prelimsKeys.remove()
	else prelimsKeys.write('off')
}

/** Calls `press` for a key that is a shortcut, unless somebody writes. */
export function useCardKeys(isOn: boolean, press: (key: CardKey) => void): void {
	const note = useEffectEvent((event: KeyboardEvent) => {
		const isOwn = event.target instanceof Element && event.target.closest(ownKeys)
		const key = event.defaultPrevented || isOwn ? null : cardKeyOf(event)
		if (!key) return
		event.preventDefault()
		press(key)
	})
	useEffect(() => {
		if (!isOn) return
		const listen = (event: KeyboardEvent) => note(event)
		document.addEventListener('keydown', listen)
		return () => document.removeEventListener('keydown', listen)
	}, [isOn])
}
