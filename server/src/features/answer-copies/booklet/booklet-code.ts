/**
 * What stands in the codes of a booklet page: which booklet, which page, and a signature over whose it is. Whoever has
 * one sheet cannot make another of it: not one of another page, question or learner.
 *
 * Only digits and capital letters, which a QR code packs tightest: 34 of the 35 that its third smallest size has room
 * for at the highest error correction.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { AnswerBookletRow } from '../tables.ts'

/** Crockford's: without I, L, O and U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const PREFIX = 'ARV1'
const ID_LENGTH = 12
const SIGNATURE_BYTES = 10
const pattern = /^ARV1([0-9A-HJKMNP-TV-Z]{12})(\d{2})([0-9A-HJKMNP-TV-Z]{16})$/

export interface BookletCode {
	bookletId: string
	/** Counts from 1. */
	page: number
	signature: string
}

export const newBookletId = (): string => base32(randomBytes(8)).slice(0, ID_LENGTH)
export const newBookletSecret = (): string => randomBytes(32).toString('hex')

/** Tells what a page's code says; null where it is none of ours. Its signature is still to be looked at. */
export function parseBookletCode(text: string): BookletCode | null {
	const [, bookletId, page, signature] = pattern.exec(text) ?? []
	if (!(bookletId && page && signature)) return null
	return { bookletId, page: Number(page), signature }
}

type Signed = Pick<AnswerBookletRow, 'id' | 'userId' | 'questionId' | 'day' | 'pages' | 'secret'>

export function bookletCodeText(booklet: Signed, page: number): string {
	return PREFIX + booklet.id + String(page).padStart(2, '0') + sign(booklet, page)
}

/** Tells whether the code was printed for exactly this booklet, and for a page that it has. */
export function isSigned({ bookletId, page, signature }: BookletCode, booklet: Signed): boolean {
	if (bookletId !== booklet.id || page < 1 || page > booklet.pages) return false
	return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(booklet, page)))
}

function sign({ id, userId, questionId, day, secret }: Signed, page: number): string {
	const text = [userId, questionId, day, id, page].join('|')
	const digest = createHmac('sha256', Buffer.from(secret, 'hex')).update(text).digest()
	return base32(digest.subarray(0, SIGNATURE_BYTES))
}

/** Leaves out bits at the end that fill no digit. */
function base32(bytes: Uint8Array): string {
	const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
	return (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join('')
}
