/**
 * Tells the service worker (web/worker) that nobody is signed in any more. It stores nothing personal; what it keeps because somebody
 * used it goes all the same.
 */
export function tellSignedOut(): void {
	navigator.serviceWorker?.controller?.postMessage({ type: 'signed-out' })
}
