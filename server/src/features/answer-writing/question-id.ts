/** Ids are slugs; anything else, NUL characters included, never reaches the database. */
export function isPossibleId(questionId: string): boolean {
	return /^[a-z0-9-]{1,120}$/.test(questionId)
}
