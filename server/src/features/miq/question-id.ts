/** Ids are slugs; anything else, NUL characters included, never reaches the database. */
export function isPossibleId(id: string): boolean {
	return /^[a-z0-9-]{1,120}$/.test(id)
}
