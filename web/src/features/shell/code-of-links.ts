import type { AnyRouter } from '@tanstack/react-router'
import { whenAtRest } from '#web/lib/when-at-rest.ts'

/** Whoever looks at a link for so long may press it; until then what the page itself needs comes first. */
const REST_MILLISECONDS = 1500
const PAGES_AT_MOST = 4

interface Link {
	pathname: string
	origin: string
	target: string
	isInSight: boolean
}

/**
 * Tells which pages' code to fetch: those that links in sight lead to, from the top, each kind of page once.
 *
 * @param kindOf names the kind of page that a path leads to
 */
export function pagesAhead(links: Link[], origin: string, kindOf: (pathname: string) => string): string[] {
	const inside = links.filter((link) => link.isInSight && link.origin === origin && link.target === '')
	const byKind = new Map<string, string>()
	for (const { pathname } of inside) if (!byKind.has(kindOf(pathname))) byKind.set(kindOf(pathname), pathname)
	return [...byKind.values()].slice(0, PAGES_AT_MOST)
}

/**
 * Fetches the code of the pages that links in sight lead to, once the page is at rest: page by page it is thirty small files, for which a press
 * would wait longer than for a whole page from the server. Data is not fetched, and nothing where the reader saves data.
 */
export function fetchCodeOfLinks(router: AnyRouter): void {
	if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
	let stop: () => void = () => undefined
	const wait = () => {
		stop()
		const off = new AbortController()
		const callOff = whenAtRest(() => {
			const timer = setTimeout(() => void fetchInSight(router, off.signal), REST_MILLISECONDS)
			off.signal.addEventListener('abort', () => clearTimeout(timer))
		})
		stop = () => {
			callOff()
			off.abort()
		}
	}
	router.subscribe('onBeforeNavigate', () => stop())
	router.subscribe('onRendered', wait)
	addEventListener('scroll', wait, { passive: true })
	wait()
}

async function fetchInSight(router: AnyRouter, off: AbortSignal) {
	const routesOf = (pathname: string) => router.getMatchedRoutes(pathname)[0]
	const kindOf = (pathname: string) => routesOf(pathname).at(-1)?.id ?? ''
	for (const pathname of pagesAhead(linksOfPage(), location.origin, kindOf)) {
		if (off.aborted) return
		// The press itself asks again, and says what is wrong.
		await Promise.all(routesOf(pathname).map((route) => router.loadRouteChunk(route))).catch(() => undefined)
	}
}

function linksOfPage(): Link[] {
	const all = document.querySelectorAll<HTMLAnchorElement>('main a[href], dialog[open] a[href]')
	return [...all].map((link) => {
		const { top, bottom, width } = link.getBoundingClientRect()
		const { pathname, origin, target } = link
		return { pathname, origin, target, isInSight: width > 0 && bottom > 0 && top < innerHeight }
	})
}
