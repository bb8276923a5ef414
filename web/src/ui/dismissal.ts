/**
 * Says when a part that lies over the page goes away by itself: with Escape, a press beside it, the focus leaving it, and a
 * press on one of its links. It holds for the menus, the profile menu and the social panel alike.
 */
export interface Dismissible {
	/** Holds what is pressed to open the part, and the part. */
	container: HTMLElement
	isOpen: () => boolean
	close: () => void
}

/** @returns what ends the watch */
export function watchDismissal({ container, isOpen, close }: Dismissible): () => void {
	const watch = new AbortController()
	const { signal } = watch
	const leave = (target: EventTarget | null) => {
		if (isOpen() && isBeside(container, target)) close()
	}
	const returnFocus = () => {
		if (container.contains(document.activeElement)) openerOf(container)?.focus()
	}
	const press = ({ target }: MouseEvent) => {
		if (!isOpen() || !(target instanceof Element) || !target.closest('a[href]')) return
		returnFocus()
		close()
	}
	const pressKey = (event: KeyboardEvent) => {
		if (event.key !== 'Escape' || !isOpen()) return
		event.stopPropagation()
		returnFocus()
		close()
	}
	document.addEventListener('pointerdown', ({ target }) => leave(target), { capture: true, signal })
	container.addEventListener('focusout', ({ relatedTarget }) => leave(relatedTarget), { signal })
	// This comes after the link's own answer: a part that is gone could not give it.
	container.addEventListener('click', (event) => setTimeout(() => press(event)), { signal })
	container.addEventListener('keydown', pressKey, { signal })
	return () => watch.abort()
}

/**
 * A panel that the part itself has opened, such as that of text sizes, lies elsewhere in the document and belongs to
 * it.
 */
function isBeside(container: HTMLElement, target: EventTarget | null): boolean {
	if (!(target instanceof Element) || container.contains(target)) return false
	return target.closest('[role=dialog], [data-base-ui-focus-guard]') === null
}

function openerOf(container: HTMLElement): HTMLElement | null {
	return container.querySelector<HTMLElement>('summary, [aria-expanded]')
}
