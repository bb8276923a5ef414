import type { AnyRouter, RouterHistory } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
	interface HistoryState {
		/** The provider's checkout lies over this entry in the browser's history. */
		isCheckoutOpen?: boolean
	}
}

/** A step back that never arrives, because the browser has taken it otherwise, must not hold up what follows. */
const PATIENCE_MILLISECONDS = 500

interface CheckoutEntry {
	/** Takes the entry away, where it is still there, and waits until it is gone: whoever then leads on leads on from the page itself. */
	remove(): Promise<void>
}

/**
 * Puts an entry of its own into the browser's history while the checkout is open: on a phone 'Back' closes the checkout then, and does not
 * leave the page.
 */
export function addCheckoutEntry(router: AnyRouter, onBack: () => void): CheckoutEntry {
	let isThere = true
	void router.navigate({
		to: '.',
		search: true,
		hash: true,
		state: (before: object) => ({ ...before, isCheckoutOpen: true }),
		resetScroll: false,
	} as never)
	const history: RouterHistory = router.history
	const stop = history.subscribe(({ location }) => {
		if (location.state.isCheckoutOpen || !isThere) return
		isThere = false
		stop()
		onBack()
	})
	return {
		async remove() {
			stop()
			if (!isThere) return
			isThere = false
			if (history.location.state.isCheckoutOpen) await stepBack(history)
		},
	}
}

function stepBack(history: RouterHistory): Promise<void> {
	return new Promise((resolve) => {
		const done = () => {
			stop()
			resolve()
		}
		const stop = history.subscribe(({ location }) => location.state.isCheckoutOpen || done())
		setTimeout(done, PATIENCE_MILLISECONDS)
		history.back()
	})
}
