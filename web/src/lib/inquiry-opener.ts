/** How any part of a page asks for the inquiry form without knowing it. */

const listeners = new Set<() => void>()

/** Opens the inquiry form, as from the footer. */
export function requestInquiry(): void {
	for (const listener of listeners) listener()
}

/** @returns ends the listening */
export function onInquiryRequest(listener: () => void): () => void {
	listeners.add(listener)
	return () => void listeners.delete(listener)
}
