/**
 * Moves left and right from one menu of the row to the next; down opens one and goes through its links, Home and End go
 * to the first and last.
 *
 * @returns what ends the watch
 */
export function watchMenuKeys(row) {
	const press = (event) => {
		const target = destination(row, event)
		if (!target) return
		event.preventDefault()
		target.focus()
	}
	row.addEventListener('keydown', press)
	return () => row.removeEventListener('keydown', press)
}

function destination(row, { key, target }) {
	const menu = target.closest('details')
	if (key === 'ArrowLeft' || key === 'ArrowRight') {
		const head = target.hasAttribute('data-head') ? target : menu?.querySelector('[data-head]')
		return stepFrom([...row.querySelectorAll('[data-head]')], head, key === 'ArrowRight' ? 1 : -1)
	}
	if (!menu) return undefined
	const links = [...menu.querySelectorAll('a')]
	return target.hasAttribute('data-head') ? intoMenu(menu, links, key) : withinMenu(links, target, key)
}

function intoMenu(menu, links, key) {
	if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined
	menu.open = true
	return links.at(key === 'ArrowDown' ? 0 : -1)
}

function withinMenu(links, target, key) {
	if (key === 'Home') return links[0]
	if (key === 'End') return links.at(-1)
	if (key === 'ArrowDown') return stepFrom(links, target, 1)
	if (key === 'ArrowUp') return stepFrom(links, target, -1)
	return undefined
}

function stepFrom(elements, from, step) {
	const index = elements.indexOf(from)
	return index < 0 ? undefined : elements.at((index + step) % elements.length)
}
