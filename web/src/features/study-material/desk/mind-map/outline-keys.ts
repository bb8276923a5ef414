import type { KeyboardEvent } from 'react'
import type { OutlineMove } from './outline-moves.ts'

/** Is what a key does in a text of a row. */
export type OutlineKey = OutlineMove | 'note' | 'next' | 'previous'

/** Keys are told by their place where letters differ: an InScript keyboard has ड and ़ for the brackets. */
const withControl: Record<string, OutlineKey> = { BracketRight: 'indent', BracketLeft: 'outdent' }
const withAlt: Record<string, OutlineKey> = { ArrowUp: 'up', ArrowDown: 'down' }

/**
 * Says what a key does in a row. Tab is not among them: it leaves the text as everywhere, so that nobody is caught in the outline.
 *
 * @returns null for a key that only writes
 */
export function outlineKeyOf(event: KeyboardEvent<HTMLTextAreaElement>): OutlineKey | null {
	// An input method takes Enter for the word that it offers.
	if (event.nativeEvent.isComposing) return null
	const { key, code } = event
	switch (heldKeys(event)) {
		case 'Control':
			return withControl[code] ?? null
		case 'Alt':
			return withAlt[key] ?? null
		case 'Shift':
			return key === 'Enter' ? 'note' : null
		case '':
			return key === 'Enter' ? 'add' : atEdge(key, event.currentTarget)
		default:
			return null
	}
}

const modifiers = ['Control', 'Alt', 'Shift', 'Meta'] as const

const heldKeys = (event: KeyboardEvent) => modifiers.filter((key) => event.getModifierState(key)).join(' ')

/** Arrows go on to the next row where there is no further line to go to. */
function atEdge(key: string, { value, selectionStart, selectionEnd }: HTMLTextAreaElement): OutlineKey | null {
	if (selectionStart !== selectionEnd) return null
	if (key === 'ArrowDown' && selectionEnd === value.length) return 'next'
	if (key === 'ArrowUp' && selectionStart === 0) return 'previous'
	return key === 'Backspace' && value === '' ? 'removeBlank' : null
}
