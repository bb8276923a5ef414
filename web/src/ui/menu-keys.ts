/** Goes from where the focus is to where a key leads in a row of menus (`use-menu-keys.ts`). */
export function moveInMenus(row: HTMLElement, key: string): void {
	destination(row, key)?.focus()
}

function destination(row: HTMLElement, key: string): HTMLElement | undefined {
	const focused = document.activeElement
	if (!(focused instanceof HTMLElement && row.contains(focused))) return undefined
	const menu = focused.closest('details')
	const heads = [...row.querySelectorAll<HTMLElement>('[data-head]')]
	if (key === 'ArrowLeft' || key === 'ArrowRight') {
		const head = heads.find((candidate) => candidate === focused) ?? menu?.querySelector<HTMLElement>('[data-head]')
		return stepFrom(heads, head ?? undefined, key === 'ArrowRight' ? 1 : -1)
	}
	if (!menu) return undefined
	return isHead(focused) ? intoMenu(menu, key) : withinMenu(menu, focused, key)
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

/** Goes round: after the last comes the first. */
function stepFrom<E>(elements: E[], from: NoInfer<E> | undefined, step: 1 | -1): E | undefined {
	const index = from === undefined ? -1 : elements.indexOf(from)
	return index < 0 ? undefined : elements.at((index + step) % elements.length)
}
