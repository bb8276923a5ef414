import { createHmac, timingSafeEqual } from 'node:crypto'

const signatureOf = (userId: string, secret: Buffer) =>
	createHmac('sha256', secret).update(`stop-mails ${userId}`).digest()

/** Lets whoever has it switch the daily mail of one account off, and do nothing else; so it need not run out. */
export const stopToken = (userId: string, secret: Buffer): string =>
	`${userId}.${signatureOf(userId, secret).toString('base64url')}`

/** @returns whose mails it stops; null for what we have not signed */
export function readStopToken(token: string, secret: Buffer): string | null {
	const [, userId = '', signature = ''] = /^([\w-]{1,80})\.([\w-]{43})$/.exec(token) ?? []
	const given = Buffer.from(signature, 'base64url')
	const expected = signatureOf(userId, secret)
	return given.length === expected.length && timingSafeEqual(given, expected) ? userId : null
}
