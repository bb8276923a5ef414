import { origin } from '../harness/this-product.ts'

/** Holds a page as the server sends it. */
export interface SentPage {
	status: number
	/** The page leads there instead of saying anything. */
	location: string | null
	html: string
	title: string | undefined
	/** Tells what a tag of the head says, such as `property="og:title"`. */
	meta(name: string): string | undefined
}

/** Asks for a page of the product without following where it leads. @param path may be a whole address */
export async function getPage(path: string, headers: Record<string, string> = {}): Promise<SentPage> {
	const response = await fetch(new URL(path, origin), { redirect: 'manual', headers })
	const html = await response.text()
	return {
		status: response.status,
		location: response.headers.get('location'),
		html,
		title: /<title>([^<]*)/.exec(html)?.[1],
		meta: (name) => new RegExp(`<meta [^>]*${name}[^>]*content="([^"]*)"`).exec(html)?.[1],
	}
}

/** Reads what a page tells search engines as data. */
export const structuredData = (html: string): Record<string, unknown>[] =>
	[...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json = '']) =>
		JSON.parse(json),
	)
