/**
 * Stands between whoever wants the inquiry form open and the form, which do not know each other: the footer of every page
 * asks, the form listens wherever it is mounted.
 */
type Listener = () => void

const listeners = new Set<Listener>()

/** @returns false when there is no form to open; then a link to the contact page serves */
export function requestInquiry(): boolean {
	for (const listener of listeners) listener()
	return listeners.size > 0
}

/** @returns what ends the listening */
export function onInquiryRequest(listener: Listener): () => void {
	listeners.add(listener)
	return () => listeners.delete(listener)
}
