/**
 * Writes one line in the browser's console about a failure that the reader need not know of, because the page does
 * without what failed. While a page is rendered the server has already logged whatever its own API refused.
 */
export function logFailure(what: string, error: unknown): void {
	if (!import.meta.env.SSR) console.warn(what, error)
}
