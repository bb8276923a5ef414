import { createHash } from 'node:crypto'

/** A file of a copy has the same upload each time that its browser begins to send it. */
export const uploadIdOf = (copyId: string, uploadKey: string): string =>
	`${copyId}-${createHash('sha256').update(uploadKey).digest('hex').slice(0, 24)}`

/** Names a file that came in one call for all of an answer, and not by itself. */
export const formKeyOf = (sha256: string): string => `form-${sha256}`
export const isFormKey = (uploadKey: string): boolean => uploadKey.startsWith('form-')

/** @returns null for what is no upload's */
export function copyIdOf(uploadId: string): string | null {
	return /^([0-9a-f]{24})-[0-9a-f]{24}$/.exec(uploadId)?.[1] ?? null
}
