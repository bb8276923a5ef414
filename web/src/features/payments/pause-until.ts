/** Waits. @throws the signal's reason as soon as nobody wants to know any more */
export function pauseUntil(milliseconds: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve, reject) => {
		const stop = () => {
			clearTimeout(timer)
			reject(signal.reason)
		}
		const timer = setTimeout(() => {
			signal.removeEventListener('abort', stop)
			resolve()
		}, milliseconds)
		if (signal.aborted) stop()
		else signal.addEventListener('abort', stop, { once: true })
	})
}
