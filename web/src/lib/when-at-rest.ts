/** Calls `work` once the page has loaded and has nothing else to do. Returns how to call it off. */
export function whenAtRest(work: () => void): () => void {
	const off = new AbortController()
	// Safari has no `requestIdleCallback`.
	const wait = () => {
		if (off.signal.aborted) return
		if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 10_000 })
		else setTimeout(run, 2_000)
	}
	const run = () => off.signal.aborted || work()
	if (document.readyState === 'complete') wait()
	else addEventListener('load', wait, { once: true, signal: off.signal })
	return () => off.abort()
}

/**
 * Lays out what base.css has left to be laid out when a reader comes near (`.laidOutNear`), a part at a time while the page is at
 * rest: whoever scrolls fast, searches the page or takes a picture of it finds all of it. From then on nothing is left out.
 */
export function layOutRest(): void {
	const parts = document.getElementsByClassName('laidOutNear')
	const next = (index: number) => {
		const part = parts[index]
		if (!(part instanceof HTMLElement)) {
			document.documentElement.dataset.laidOut = ''
			return
		}
		part.style.contentVisibility = 'visible'
		whenAtRest(() => next(index + 1))
	}
	whenAtRest(() => next(0))
}
