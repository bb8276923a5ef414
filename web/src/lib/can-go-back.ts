interface Way {
	/** The router knows what it has led to itself, not what the browser has loaded. */
	canGoBack(): boolean
}

/** Tells whether the step before in the browser's history is a page of ours, however this one was come to. It works only in the browser. */
export function canGoBack(way: Way, page: PageBefore = window): boolean {
	if (way.canGoBack()) return true
	// It counts pages of the same origin only, also after a reload.
	if (page.navigation) return page.navigation.canGoBack
	return page.history.length > 1 && page.document.referrer.startsWith(`${page.location.origin}/`)
}

interface PageBefore {
	navigation?: { canGoBack: boolean }
	history: { length: number }
	document: { referrer: string }
	location: { origin: string }
}
