import { randomBytes } from 'node:crypto'

/** Makes 24 hexadecimal digits. */
export function newCommentId(): string {
	return randomBytes(12).toString('hex')
}

/** Refuses what is no id before it reaches the database. */
export function isCommentId(given: string): boolean {
	return /^[0-9a-f]{24}$/.test(given)
}
