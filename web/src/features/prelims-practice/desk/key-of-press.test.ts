import { expect, it } from 'vitest'
import { keyOfPress } from './key-of-press.ts'

const press = { code: 'Digit1', ctrlKey: true, shiftKey: true, altKey: false, metaKey: false }

it('Ctrl+Shift and a digit choose an option, whatever letters the keyboard has', () => {
	expect(['Digit1', 'Digit2', 'Numpad3', 'Digit4'].map((code) => keyOfPress({ ...press, code }))).toEqual([
		'A',
		'B',
		'C',
		'D',
	])
})

it('E is no key, and other presses are left alone', () => {
	expect(keyOfPress({ ...press, code: 'Digit5' })).toBeNull()
	expect(keyOfPress({ ...press, code: 'KeyA' })).toBeNull()
	expect(keyOfPress({ ...press, shiftKey: false })).toBeNull()
	expect(keyOfPress({ ...press, ctrlKey: false })).toBeNull()
	expect(keyOfPress({ ...press, altKey: true })).toBeNull()
})
