type Pressed = Pick<
	KeyboardEvent,
	'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented' | 'target'
>

/** Where somebody writes, and in what lies over the page, keys have a meaning of their own. */
const elsewhere = ':read-write, select, [role=dialog], [role=menu]'

/**
 * Tells whether a key asks for the search: Ctrl-K, ⌘K and, where `hasSlash`, `/`. That is a key alone, which whoever dictates may press
 * without meaning to, so readers can turn it off (WCAG 2.1.4). On a Hindi keyboard the places of the keys count.
 */
export function isForSearch(pressed: Pressed, hasSlash: boolean): boolean {
	const { key, code, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, target } = pressed
	if (defaultPrevented || altKey || (target as Element).closest?.(elsewhere)) return false
	const typed = key < '\x7f' ? key.toLowerCase() : code
	if (ctrlKey || metaKey) return !shiftKey && (typed === 'k' || typed === 'KeyK')
	// Some keyboards have it above a digit, together with Shift.
	return hasSlash && (typed === '/' || (typed === 'Slash' && !shiftKey))
}
