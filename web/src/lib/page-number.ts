/** Reads the number of a page of a list from its address. The first page and odd numbers count as missing: it has the plain address. */
export function readPageNumber(value: unknown): number | undefined {
	const page = /^[1-9]\d{0,8}$/.test(String(value)) ? Number(value) : 1
	return page > 1 ? page : undefined
}
