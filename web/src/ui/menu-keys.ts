/**
 * The arrow keys in a row of menus: left and right go from one to the next, down opens one and goes through its links, Home and
 * End go to the first and last. Tab and Enter are the browser's own.
 */

/** @returns what ends the watch */
export function watchMenuKeys(row: HTMLElement): () => void {
	const press = (event: KeyboardEvent) => {
		const target = destination(row, event)
		if (!target) return
		event.preventDefault()
		target.focus()
	}
	row.addEventListener('keydown', press)
	return () => row.removeEventListener('keydown', press)
}

function destination(row: HTMLElement, { key, target }: KeyboardEvent): HTMLElement | undefined {
	if (!(target instanceof HTMLElement)) return undefined
	const menu = target.closest('details')
	const heads = [...row.querySelectorAll<HTMLElement>('[data-head]')]
	if (key === 'ArrowLeft' || key === 'ArrowRight') {
		const head = heads.find((candidate) => candidate === target) ?? menu?.querySelector<HTMLElement>('[data-head]')
		return stepFrom(heads, head ?? undefined, key === 'ArrowRight' ? 1 : -1)
	}
	if (!menu) return undefined
	return isHead(target) ? intoMenu(menu, key) : withinMenu(menu, target, key)
}

const isHead = (element: HTMLElement) => element.hasAttribute('data-head')
const linksOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('a')]

function intoMenu(menu: HTMLDetailsElement, key: string): HTMLElement | undefined {
	if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined
	menu.open = true
	return linksOf(menu).at(key === 'ArrowDown' ? 0 : -1)
}

function withinMenu(menu: HTMLElement, target: HTMLElement, key: string): HTMLElement | undefined {
	const links = linksOf(menu)
	if (key === 'Home') return links[0]
	if (key === 'End') return links.at(-1)
	if (key === 'ArrowDown') return stepFrom(links, target, 1)
	if (key === 'ArrowUp') return stepFrom(links, target, -1)
	return undefined
}

/** Round: after the last comes the first. */
function stepFrom<E>(elements: E[], from: NoInfer<E> | undefined, step: 1 | -1): E | undefined {
	const index = from === undefined ? -1 : elements.indexOf(from)
	return index < 0 ? undefined : elements.at((index + step) % elements.length)
}
