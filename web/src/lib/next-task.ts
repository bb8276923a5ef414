/**
 * Lets the browser draw and answer before the work goes on: a slow phone must not wait for the whole of it. On the server nobody waits.
 * It takes no timer, which in a page in the background waits for a second.
 */
export async function nextTask(): Promise<void> {
	if (import.meta.env.SSR) return
	await new Promise((resolve) => {
		const { port1, port2 } = new MessageChannel()
		port1.onmessage = resolve
		port2.postMessage(null)
	})
}
