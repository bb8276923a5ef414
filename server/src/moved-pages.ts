/** Gives the address that a page has now, for one that it had before; null for all others. @param url its path with its query */
export function movedTo(url: string): string | null {
	const [path = '', query = ''] = url.split('?')
	const edited = /^\/answer-writing-practice\/edit\/([\w-]+)$/.exec(path)?.[1]
	return edited ? `/admin/answer-writing/${edited}${query && `?${query}`}` : null
}
