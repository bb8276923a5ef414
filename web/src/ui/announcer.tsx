const regionId = 'announcer'

/** Stands once on every page. A screen reader reads out what is said here when it has finished what it is saying. */
export function Announcer() {
	return <div id={regionId} role="status" className="visuallyHidden" />
}

/** Has a sentence read out, in the page's language. Nobody sees it. */
export function announce(text: string): void {
	const region = document.getElementById(regionId)
	if (!region) return
	// The same sentence once more would be no change, and no change is not read out.
	region.textContent = region.textContent === text ? `${text}\u00a0` : text
}
