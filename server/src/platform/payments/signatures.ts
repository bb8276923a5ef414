import { createHmac, timingSafeEqual } from 'node:crypto'

/** Gives the HMAC-SHA256 in lower-case hexadecimal digits, as the provider signs payments (`order|payment`) and events (raw body). */
export function sign(secret: string, content: string | Buffer): string {
	return createHmac('sha256', secret).update(content).digest('hex')
}

/** Compares in constant time; an empty secret signs nothing. */
export function isSigned(secret: string, content: string | Buffer, signature: string): boolean {
	if (secret === '' || !/^[0-9a-f]{64}$/.test(signature)) return false
	return timingSafeEqual(Buffer.from(sign(secret, content), 'hex'), Buffer.from(signature, 'hex'))
}
