/**
 * Holds pictures of pages as elements: what was loaded once, also ahead of time, is there at once. The server lets no
 * browser store them, and the pages' policy allows no addresses of our own making.
 */
type Size = 'small' | 'full' | undefined

interface PageAddress {
	evaluationId: string
	pageId: string
	version: string
}

/** Pictures of three copies of twelve pages, in two sizes. */
const MOST_KEPT = 72
/** A full picture may be forty megapixels. */
const MOST_FULL = 2

const loaded = new Map<string, Promise<HTMLImageElement>>()

const addressOf = ({ evaluationId, pageId, version }: PageAddress, size: Size) => {
	const query = new URLSearchParams({ v: version, ...(size && { size }) })
	return `/api/admin/daily-evaluation/${evaluationId}/pages/${pageId}?${query}`
}

/** Loads a picture that can be shown without a flicker; one that fails is asked for again the next time. */
export function pagePicture(page: PageAddress, size?: Size): Promise<HTMLImageElement> {
	const address = addressOf(page, size)
	const known = loaded.get(address)
	if (known !== undefined) return known
	const picture = new Image()
	picture.src = address
	const loading = picture.decode().then(() => picture)
	loaded.set(address, loading)
	loading.catch(() => loaded.delete(address))
	forgetOldest((other) => other.endsWith('size=full'), MOST_FULL)
	forgetOldest(() => true, MOST_KEPT)
	return loading
}

function forgetOldest(isMeant: (address: string) => boolean, most: number): void {
	const addresses = [...loaded.keys()].filter(isMeant)
	for (const address of addresses.slice(0, Math.max(0, addresses.length - most))) loaded.delete(address)
}

/** Loads ahead what is seen first of a copy. */
export function preloadPictures(evaluationId: string, pages: readonly { pageId: string; version: string }[]): void {
	for (const page of pages) pagePicture({ evaluationId, ...page }).catch(() => undefined)
	for (const page of pages) pagePicture({ evaluationId, ...page }, 'small').catch(() => undefined)
}
