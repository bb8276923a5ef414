/**
 * Says to push services who sends (VAPID, RFC 8292): a token for one service and half a day, signed with a key of P-256.
 */
import { createECDH, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

export interface VapidKeys {
	/** Is the uncompressed point, as base64url: browsers want it so. */
	publicKey: string
	/** Is the number, as base64url. */
	privateKey: string
}

const TOKEN_SECONDS = 12 * 3_600

const fromBase64 = (text: string) => Buffer.from(text, 'base64url')

/** Makes a key out of its two halves as they are written in settings. */
function asPrivateKey({ publicKey, privateKey }: VapidKeys): KeyObject {
	const point = fromBase64(publicKey)
	const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)]
	return createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x, y, d: privateKey }, format: 'jwk' })
}

export function createVapidKeys(): VapidKeys {
	const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
	const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' })
	const point = Buffer.concat([Buffer.of(4), fromBase64(x), fromBase64(y)])
	return { publicKey: point.toString('base64url'), privateKey: d }
}

/** Returns null for what is no pair of keys. */
export function readVapidKeys(publicKey: string, privateKey: string): VapidKeys | null {
	if (fromBase64(publicKey).length !== 65 || fromBase64(privateKey).length !== 32) return null
	try {
		const pair = createECDH('prime256v1')
		pair.setPrivateKey(fromBase64(privateKey))
		return pair.getPublicKey('base64url') === publicKey ? { publicKey, privateKey } : null
	} catch {
		return null
	}
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/**
 * Gives the `Authorization` of a message to a push service.
 * @param subject is where the service can reach us: 'mailto:…' or an address of ours
 */
export function vapidAuthorization(keys: VapidKeys, endpoint: URL, subject: string, now: Date): string {
	const expires = Math.floor(now.getTime() / 1000) + TOKEN_SECONDS
	const claims = { aud: endpoint.origin, exp: expires, sub: subject }
	const unsigned = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`
	const signature = sign('sha256', Buffer.from(unsigned), { key: asPrivateKey(keys), dsaEncoding: 'ieee-p1363' })
	return `vapid t=${unsigned}.${signature.toString('base64url')}, k=${keys.publicKey}`
}

/** Is for whoever checks such a signature. */
export const asPublicKey = (keys: VapidKeys): KeyObject => createPublicKey(asPrivateKey(keys))
