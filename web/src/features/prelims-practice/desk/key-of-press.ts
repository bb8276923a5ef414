import { type KeyOption, keyOptions } from '@aravalli/shared/questions/answer-options'

type Press = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey'>

/**
 * Gives the option that Ctrl+Shift+1 to 4 name. Browsers take Ctrl or Alt with a digit for their tabs, and Alt+Shift changes the keyboard's
 * language; the place of the key counts, because the digits of a Hindi keyboard are others.
 */
export function keyOfPress({ code, ctrlKey, shiftKey, altKey, metaKey }: Press): KeyOption | null {
	if (!ctrlKey || !shiftKey || altKey || metaKey) return null
	const [, digit] = /^(?:Digit|Numpad)([1-4])$/.exec(code) ?? []
	return digit === undefined ? null : (keyOptions[Number(digit) - 1] ?? null)
}
