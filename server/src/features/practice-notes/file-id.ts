/** As the file store makes them; anything else never reaches the database. */
export function isPossibleFileId(id: string): boolean {
	return /^[\w-]{22}$/.test(id)
}
