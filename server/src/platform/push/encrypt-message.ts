/** Encrypts a message for one browser, so that the push service between cannot read it (RFC 8291, with aes128gcm of RFC 8188). */
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

export interface Receiver {
	/** Is the browser's public key, an uncompressed point of P-256. */
	publicKey: Buffer
	/** Has 16 bytes, which the browser gave with it. */
	auth: Buffer
}

/** Are made anew for each message; tests of the standard give them. */
export interface MessageSecrets {
	privateKey: Buffer
	/** Has 16 bytes. */
	salt: Buffer
}

/** All of a message is one record. */
const RECORD_BYTES = 4_096
/** Ends the last record. */
const END = Buffer.of(2)

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number) =>
	Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))

function newSecrets(): MessageSecrets {
	const pair = createECDH('prime256v1')
	pair.generateKeys()
	return { privateKey: pair.getPrivateKey(), salt: randomBytes(16) }
}

/**
 * @param text is short: a push service takes 4,096 bytes in all
 * @throws where `receiver.publicKey` is no point of the curve
 */
export function encryptMessage(
	text: string,
	{ publicKey, auth }: Receiver,
	{ privateKey, salt }: MessageSecrets = newSecrets(),
): Buffer {
	const sender = createECDH('prime256v1')
	sender.setPrivateKey(privateKey)
	const senderKey = sender.getPublicKey()
	const shared = sender.computeSecret(publicKey)
	const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
	const material = derive(shared, auth, keyInfo, 32)
	const key = derive(material, salt, 'Content-Encoding: aes128gcm\0', 16)
	const nonce = derive(material, salt, 'Content-Encoding: nonce\0', 12)
	const cipher = createCipheriv('aes-128-gcm', key, nonce)
	const record = Buffer.concat([
		cipher.update(Buffer.concat([Buffer.from(text), END])),
		cipher.final(),
		cipher.getAuthTag(),
	])
	const header = Buffer.alloc(21)
	salt.copy(header)
	header.writeUInt32BE(RECORD_BYTES, 16)
	header.writeUInt8(senderKey.length, 20)
	return Buffer.concat([header, senderKey, record])
}
