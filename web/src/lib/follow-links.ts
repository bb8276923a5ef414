import type { AnyRouter } from '@tanstack/react-router'

/**
 * Follows the links of the frame around every page without a reload, and loads ahead what they lead to.
 *
 * One listener for all: there are about seventy on each page and most are never looked at, so they themselves are plain links.
 * React's own handlers have run by then and may have prevented it.
 *
 * @returns ends it
 */
export function followLinks(router: AnyRouter): () => void {
	const stop = new AbortController()
	const { signal } = stop
	document.addEventListener('click', (event) => followClick(router, event), { signal })
	document.addEventListener('pointerover', (event) => preload(router, event), { signal, passive: true })
	return () => stop.abort()
}

function followClick(router: AnyRouter, event: MouseEvent): void {
	const link = followedLink(event)
	if (!link || event.defaultPrevented || opensElsewhere(event)) return
	event.preventDefault()
	void router.navigate({ href: hrefOf(link) })
}

function preload(router: AnyRouter, event: PointerEvent): void {
	const link = followedLink(event)
	if (link && !link.contains(event.relatedTarget as Node | null))
		void router.preloadRoute({ to: hrefOf(link).split('?')[0] ?? '' })
}

function followedLink({ target }: Event): HTMLAnchorElement | null {
	return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-followed]') : null
}

const hrefOf = (link: HTMLAnchorElement) => link.getAttribute('href') ?? '/'

/** A new tab, a new window or a download, as the reader's keys ask for. */
function opensElsewhere(event: MouseEvent): boolean {
	return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}
