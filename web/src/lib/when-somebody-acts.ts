import { useEffect } from 'react'
import { whenAtRest } from './when-at-rest.ts'

/**
 * Brings code that a page can be read without: it is asked for at the first sign of somebody who may use it, and
 * otherwise once the page has been at rest for a while. So it waits for nobody, and nobody waits for it.
 */

const signs = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin'] as const

const REST_MILLISECONDS = 3000

/** Calls `work` once. Returns how to call it off. */
export function whenSomebodyActs(work: () => void): () => void {
	const off = new AbortController()
	const act = () => {
		if (off.signal.aborted) return
		off.abort()
		work()
	}
	// Whoever came by a link of ours has acted already.
	if (navigator.userActivation?.hasBeenActive) {
		act()
		return () => undefined
	}
	const notice = (event: Event) => isSomebodys(event) && act()
	for (const sign of signs) addEventListener(sign, notice, { passive: true, signal: off.signal })
	const callOff = whenAtRest(() => {
		const timer = setTimeout(act, REST_MILLISECONDS)
		off.signal.addEventListener('abort', () => clearTimeout(timer))
	})
	off.signal.addEventListener('abort', callOff)
	return () => off.abort()
}

let acting: Promise<void> | undefined

/** Returns the same promise each time. On the server nobody acts, so it never ends there. */
export function onceSomebodyActs(): Promise<void> {
	acting ??= new Promise((resolve) => import.meta.env.SSR || whenSomebodyActs(resolve))
	return acting
}

/**
 * Leaves out what the page does itself: a dialog that opens takes the focus, and the router tells itself of scrolling
 * (`router.tsx`).
 */
function isSomebodys({ type, isTrusted, target }: Event): boolean {
	const isOfDialog = target instanceof Element && target.closest('dialog') !== null
	return isTrusted && !(type === 'focusin' && isOfDialog)
}

/**
 * Fetches code that the next tap may need, once somebody is there who may tap: on a patchy network it could not be had then.
 *
 * @param load imports it; a function of the module, not of a render
 */
export function useCodeAhead(load: () => Promise<unknown>): void {
	// Whoever taps before tries again, and is told.
	useEffect(() => whenSomebodyActs(() => void load().catch(() => undefined)), [load])
}
