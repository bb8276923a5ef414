/**
 * Addresses are read and written as plain forms do (`?search=जल&page=2`), so that a form without JavaScript and the router
 * mean the same page. Of a repeated key the first counts. NUL, which nobody types and which no page can hold, is left out.
 */
export function parsePlainSearch(search: string): Record<string, string> {
	const values: Record<string, string> = {}
	for (const [name, value] of new URLSearchParams(search)) {
		if (!Object.hasOwn(values, name)) values[name] = value.replaceAll('\0', '')
	}
	return values
}

/**
 * Writes the keys in alphabetical order, so that one page has one address. Slashes stay as they are:
 * `/login?redirect=/courses`.
 */
export function stringifyPlainSearch(values: Record<string, unknown>): string {
	const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== '')
	if (given.length === 0) return ''
	const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
	search.sort()
	return `?${search}`.replaceAll('%2F', '/')
}
