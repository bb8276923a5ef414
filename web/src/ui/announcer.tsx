const placeId = 'announcer'

/** Stands once on every page. A screen reader reads out what is said here when it has finished what it is saying. */
export function Announcer() {
	return <div id={placeId} role="status" className="visuallyHidden" />
}

/** Has a sentence read out, in the page's language. Nobody sees it. */
export function announce(text: string): void {
	const place = document.getElementById(placeId)
	if (!place) return
	// The same sentence once more would be no change, and no change is not read out.
	place.textContent = place.textContent === text ? `${text}\u00a0` : text
}
