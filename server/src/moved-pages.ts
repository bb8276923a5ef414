import { unseenLists } from '@aravalli/shared/content/content'

/** Gives the address that a page has now, for one that it had before; null for all others. @param url its path with its query */
export function movedTo(url: string): string | null {
	const [path = '', query = ''] = url.split('?')
	const edited = /^\/answer-writing-practice\/edit\/([\w-]+)$/.exec(path)?.[1]
	if (edited) return `/admin/answer-writing/${edited}${query && `?${query}`}`
	// The editors' own lists stood in the place of the readers'; their pages were shorter, so each opens at its first.
	const list = path === '/answer-writing-practice' ? new URLSearchParams(query).get('desk') : null
	const status = unseenLists.find((known) => known === list)
	return status ? `/admin/answer-writing?status=${status}` : null
}
