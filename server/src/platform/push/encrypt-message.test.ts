import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { encryptMessage } from './encrypt-message.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

// Appendix A of RFC 8291.
it('a message is encrypted as the standard’s example is', () => {
	const receiver = {
		publicKey: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
		auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
	}
	const secrets = {
		privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
		salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
	}
	const message = encryptMessage('When I grow up, I want to be a watermelon', receiver, secrets)
	expect(message.toString('base64url')).toBe(
		'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
	)
})

it('a message can be read with the keys of its receiver alone, and no two are alike', () => {
	const browser = createECDH('prime256v1')
	const receiver = { publicKey: browser.generateKeys(), auth: randomBytes(16) }
	const texts = ['आपके उत्तर का मूल्यांकन हो गया: 6.5/10', 'आपके उत्तर का मूल्यांकन हो गया: 6.5/10']
	const messages = texts.map((text) => encryptMessage(text, receiver))
	expect(messages.map((message) => decrypt(message, browser, receiver.auth))).toEqual(texts)
	expect(messages[0]?.equals(messages[1] ?? Buffer.alloc(0))).toBe(false)
})

it('a key that is no point of the curve is refused', () => {
	const receiver = { publicKey: Buffer.concat([Buffer.of(4), Buffer.alloc(64, 7)]), auth: Buffer.alloc(16) }
	expect(() => encryptMessage('What happened.', receiver)).toThrow()
})

/** Does what a browser does. */
function decrypt(message: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string {
	const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
		Buffer.from(hkdfSync('sha256', secret, salt, info, length))
	const [salt, senderKey, record] = [message.subarray(0, 16), message.subarray(21, 86), message.subarray(86)]
	const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), senderKey])
	const material = derive(browser.computeSecret(senderKey), auth, info, 32)
	const key = derive(material, salt, 'Content-Encoding: aes128gcm\0', 16)
	const decipher = createDecipheriv('aes-128-gcm', key, derive(material, salt, 'Content-Encoding: nonce\0', 12))
	decipher.setAuthTag(record.subarray(-16))
	const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
	expect(plain.at(-1)).toBe(2)
	return plain.subarray(0, -1).toString()
}
