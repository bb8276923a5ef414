import { type AnswerOption, answerOptions } from '@aravalli/shared/questions/answer-options'
import { useEffect, useEffectEvent } from 'react'

export type HallCommand =
	| 'next'
	| 'previous'
	| 'flag'
	| 'guess'
	| 'language'
	| 'clear'
	| 'jump'
	| 'palette'
	| 'time'
	| 'help'

export type HallKey = { option: AnswerOption } | { command: HallCommand }

interface Pressed {
	key: string
	/** Names the place of the key, whatever it writes: on a Hindi keyboard its letter is another one. */
	code: string
	ctrlKey: boolean
	metaKey: boolean
	altKey: boolean
	repeat: boolean
}

const commands: Record<string, HallCommand> = {
	n: 'next',
	arrowright: 'next',
	p: 'previous',
	arrowleft: 'previous',
	f: 'flag',
	g: 'guess',
	l: 'language',
	delete: 'clear',
	backspace: 'clear',
	j: 'jump',
	q: 'palette',
	t: 'time',
	'?': 'help',
}

/** Gives null where the key is the browser's. */
export function hallKeyOf({ key, code, ctrlKey, metaKey, altKey, repeat }: Pressed): HallKey | null {
	if (ctrlKey || metaKey || altKey || repeat) return null
	const writesLatin = /^[\x20-\x7e]+$/.test(key)
	const name = (writesLatin ? key : code.replace(/^(Key|Digit)/, '')).toLowerCase()
	const option = answerOptions.find((letter, index) => name === letter.toLowerCase() || name === String(index + 1))
	if (option) return { option }
	const command = commands[name]
	return command ? { command } : null
}

/** A text that is being written, and a dialog, have all keys; radio buttons and checkboxes have their arrows only. */
const ownsKeys = 'textarea, select, [contenteditable], dialog, input:not([type="radio"], [type="checkbox"])'
const ownsArrows = 'input[type="radio"]'

/** Calls `press` for a key of the hall. */
export function useHallKeys(isOn: boolean, press: (key: HallKey) => void): void {
	const note = useEffectEvent((event: KeyboardEvent) => {
		const target = event.target instanceof Element ? event.target : null
		const isTaken = target?.closest(ownsKeys) || (target?.closest(ownsArrows) && event.key.startsWith('Arrow'))
		const pressed = event.defaultPrevented || isTaken ? null : hallKeyOf(event)
		if (!pressed) return
		event.preventDefault()
		press(pressed)
	})
	useEffect(() => {
		if (!isOn) return
		const listen = (event: KeyboardEvent) => note(event)
		document.addEventListener('keydown', listen)
		return () => document.removeEventListener('keydown', listen)
	}, [isOn])
}
