import { type RefObject, useEffect, useLayoutEffect } from 'react'

/**
 * Opens the folded section that the address names, when the page comes and when a link of it is followed. Browsers do the first by
 * themselves, but not where the page has come without a load, and older ones not at all. For a print all sections are opened.
 */
export function useNamedSection(container: RefObject<HTMLElement | null>): void {
	useLayoutEffect(() => openSection(container.current, location.hash), [container])
	useEffect(() => {
		const openNamed = () => openSection(container.current, location.hash)
		// Before the link is followed: what is closed has no place to scroll to.
		const openLinked = ({ target }: MouseEvent) => {
			const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null
			if (link?.pathname === location.pathname) openSection(container.current, link.hash)
		}
		addEventListener('hashchange', openNamed)
		document.addEventListener('click', openLinked, true)
		return () => {
			removeEventListener('hashchange', openNamed)
			document.removeEventListener('click', openLinked, true)
		}
	}, [container])
	useEffect(() => openForPrint(container), [container])
}

function openSection(container: HTMLElement | null, hash: string): void {
	const section = container?.querySelector(`[id="${CSS.escape(decodeURIComponent(hash.slice(1)))}"]`)
	const folded = section?.closest('details')
	if (folded) folded.open = true
}

/** @returns what ends it */
function openForPrint(container: RefObject<HTMLElement | null>): () => void {
	let opened: HTMLDetailsElement[] = []
	const begin = () => {
		opened = [...(container.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])]
		for (const folded of opened) folded.open = true
	}
	const end = () => {
		for (const folded of opened) folded.open = false
		opened = []
	}
	addEventListener('beforeprint', begin)
	addEventListener('afterprint', end)
	return () => {
		removeEventListener('beforeprint', begin)
		removeEventListener('afterprint', end)
	}
}
