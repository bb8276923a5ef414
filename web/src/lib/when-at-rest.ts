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
