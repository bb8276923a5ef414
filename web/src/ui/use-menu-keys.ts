import { type RefObject, useEffect } from 'react'

/**
 * The arrow keys in a row of menus: left and right go from one to the next, down opens one and goes through its links, Home and
 * End go to the first and last. Tab and Enter are the browser's own.
 *
 * The code comes with the first such key: whoever uses a finger does without.
 */
export function useMenuKeys(row: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const element = row.current
		if (!element) return
		const press = (event: KeyboardEvent) => {
			if (!isMenuKey(event)) return
			event.preventDefault()
			// Tab still leads everywhere when this code cannot be had.
			import('./menu-keys.ts').then(
				({ moveInMenus }) => moveInMenus(element, event.key),
				() => undefined,
			)
		}
		element.addEventListener('keydown', press)
		return () => element.removeEventListener('keydown', press)
	}, [row])
}

function isMenuKey({ key, target }: KeyboardEvent): boolean {
	if (key === 'ArrowLeft' || key === 'ArrowRight') return true
	if (!(target instanceof Element && target.closest('details'))) return false
	const isAtEnds = key === 'Home' || key === 'End'
	return key === 'ArrowDown' || key === 'ArrowUp' || (isAtEnds && !target.hasAttribute('data-head'))
}
