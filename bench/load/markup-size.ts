export interface MarkupSize {
	elements: number
	classes: number
}

/** Tells how much there is to render in a page's body; scripts do not count. */
export function markupSize(html: string): MarkupSize {
	const body = html.slice(html.indexOf('<body')).replace(/<script\b[\s\S]*?<\/script>/g, '')
	return { elements: body.match(/<[a-z]/g)?.length ?? 0, classes: body.match(/ class="/g)?.length ?? 0 }
}
