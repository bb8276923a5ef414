import { hash, randomBytes } from 'node:crypto'

/** Makes 256 random bits; the browser keeps them, the database only their hash. */
export function newSessionToken(): string {
	return randomBytes(32).toString('base64url')
}

/** A plain SHA-256 is enough for what cannot be guessed. */
export function tokenHash(token: string): string {
	return hash('sha256', token, 'base64url')
}
