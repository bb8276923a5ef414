/** Refuses what the file store cannot have made before it reaches the database. */
export function isPossibleFileId(id: string): boolean {
	return /^[\w-]{22}$/.test(id)
}
