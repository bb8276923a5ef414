import type { KeyboardEvent } from 'react'

/** Is what a key does in a text of an entry. */
export type RowKey = 'add' | 'up' | 'down' | 'remove'

/** Says what a key does in an entry of a list; null for one that only writes. Tab leaves the text as everywhere. */
export function rowKeyOf(event: KeyboardEvent<HTMLTextAreaElement | HTMLInputElement>): RowKey | null {
	// An input method takes Enter for the word that it offers.
	if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return null
	const { key } = event
	if (event.altKey) return key === 'ArrowUp' ? 'up' : key === 'ArrowDown' ? 'down' : null
	if (key === 'Enter') return 'add'
	return key === 'Backspace' && event.currentTarget.value === '' ? 'remove' : null
}
