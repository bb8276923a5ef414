import { verify } from 'node:crypto'
import { expect, it } from 'vitest'
import { asPublicKey, createVapidKeys, readVapidKeys, vapidAuthorization } from './vapid.ts'

const now = new Date('2026-11-18T06:00:00Z')
const endpoint = new URL('https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV')

it('says who sends, to which service and until when, signed by the key that it names', () => {
	const keys = createVapidKeys()
	const authorization = vapidAuthorization(keys, endpoint, 'mailto:push@example.com', now)
	const [, header = '', claims = '', signature = '', key] =
		/^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? []
	const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
	expect([read(header), key]).toEqual([{ typ: 'JWT', alg: 'ES256' }, keys.publicKey])
	expect(read(claims)).toEqual({
		aud: 'https://push.example.net',
		exp: Date.parse('2026-11-18T18:00:00Z') / 1000,
		sub: 'mailto:push@example.com',
	})
	const isSigned = (by: typeof keys) =>
		verify(
			'sha256',
			Buffer.from(`${header}.${claims}`),
			{ key: asPublicKey(by), dsaEncoding: 'ieee-p1363' },
			Buffer.from(signature, 'base64url'),
		)
	expect([isSigned(keys), isSigned(createVapidKeys())]).toEqual([true, false])
})

// The key of RFC 8292, section 2.4, has the form that browsers ask for.
it('has public keys of 65 bytes, as in the standard’s example', () => {
	const example = 'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs'
	const { publicKey, privateKey } = createVapidKeys()
	expect([publicKey.length, publicKey[0], privateKey.length]).toEqual([example.length, example[0], 43])
})

it('tells a pair of keys from what is none', () => {
	const [keys, others] = [createVapidKeys(), createVapidKeys()]
	expect(readVapidKeys(keys.publicKey, keys.privateKey)).toEqual(keys)
	expect(readVapidKeys(keys.publicKey, others.privateKey)).toBeNull()
	expect(readVapidKeys('', '')).toBeNull()
	expect(readVapidKeys(keys.publicKey, Buffer.alloc(32).toString('base64url'))).toBeNull()
})
