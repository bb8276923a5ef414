import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isRead } from '#web/lib/read-pages.ts'
import { inquiryPageViews } from './stored.ts'

const WAIT_MILLISECONDS = 20_000
/** Somebody who has come to a second page is looking around. */
const FIRST_VIEW = 2

/** Counts the pages of this visit and keeps the last of them, so that a page loaded again is not counted again. */
let viewsWithoutStorage = ''

/**
 * None of these may be disturbed: a dialog, a menu, a checkout, a running quiz or test (`data-undisturbed`), words
 * being typed. Nor may a page that is read (`lib/read-pages.ts`).
 */
const occupied =
	'dialog[open], [role="dialog"], [role="alertdialog"], [data-undisturbed], :is(input, textarea, select, [contenteditable]):focus'

/**
 * Calls `open` 20 s after the second page view of a visit, or 20 s after that if the reader was occupied, and so on; once.
 *
 * @param open resolves to false when it could not, and is then called again
 */
export function useInvitation(firstPath: string, open: () => Promise<boolean>): void {
	const router = useRouter()
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined
		const wait = () => {
			timer = setTimeout(
				() => (isOccupied(router) ? wait() : void open().then((isDone) => isDone || wait())),
				WAIT_MILLISECONDS,
			)
		}
		const view = (path: string) => {
			// The splash leads to a page and is none.
			if (path === '/') return
			if (countView(path) >= FIRST_VIEW && timer === undefined) wait()
		}
		view(firstPath)
		view(router.state.location.pathname)
		const stopListening = router.subscribe('onResolved', ({ pathChanged, toLocation }) => {
			if (pathChanged) view(toLocation.pathname)
		})
		return () => {
			stopListening()
			clearTimeout(timer)
		}
	}, [router, firstPath, open])
}

function isOccupied({ state }: AnyRouter): boolean {
	const isScene = state.matches.some(({ staticData }) => staticData.frame === 'bare')
	return isScene || isRead(state.location.pathname) || document.hidden || document.querySelector(occupied) !== null
}

function countView(path: string): number {
	const [count = '0', last] = readViews().split(' ')
	if (last === path) return Number(count)
	// More are not needed.
	const views = Math.min(FIRST_VIEW, (Number(count) || 0) + 1)
	writeViews(`${views} ${path}`)
	return views
}

const readViews = (): string => inquiryPageViews.read() ?? viewsWithoutStorage

function writeViews(views: string): void {
	// The pages are counted here until the page is left, where storage is full or refused.
	viewsWithoutStorage = views
	inquiryPageViews.write(views)
}
