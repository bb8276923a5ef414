import { lookup } from 'node:dns'
import { type ClientRequest, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { LookupFunction } from 'node:net'
import { encryptMessage } from './encrypt-message.ts'
import type { PushHosts } from './push-hosts.ts'
import { type VapidKeys, vapidAuthorization } from './vapid.ts'

/** Is where one browser can be reached, as the browser has said. */
export interface PushTarget {
	endpoint: string
	/** Both are base64url. */
	publicKey: string
	auth: string
}

/** Is why a message was not taken; its text holds nothing of the message or the address. */
export class PushFailure extends Error {
	override name = 'PushFailure'
	readonly code: string
	/** It is true where another attempt would end in the same way. */
	readonly isFinal: boolean

	constructor(code: string, isFinal: boolean) {
		super(`The push service did not take the message (${code}).`)
		this.code = code
		this.isFinal = isFinal
	}
}

/** A push service keeps it so long for a browser that is away: what is older is found on the page. */
const KEPT_SECONDS = 86_400
const PATIENCE_MILLISECONDS = 10_000

interface Sending {
	hosts: PushHosts
	keys: VapidKeys
	/** Is where push services can reach us. */
	subject: string
	now: () => Date
}

/**
 * Hands a message to a browser's push service, which is given no redirect and no body of an answer is read.
 *
 * @returns 'gone' where the browser has taken back its consent
 * @throws PushFailure
 */
export async function sendPush(
	{ hosts, keys, subject, now }: Sending,
	target: PushTarget,
	text: string,
): Promise<'taken' | 'gone'> {
	const endpoint = new URL(target.endpoint)
	if (!hosts.isAllowed(endpoint)) throw new PushFailure('closed address', true)
	const [publicKey, auth] = [target.publicKey, target.auth].map((part) => Buffer.from(part, 'base64url')) as [
		Buffer,
		Buffer,
	]
	const body = encryptMessage(text, { publicKey, auth })
	const headers = {
		authorization: vapidAuthorization(keys, endpoint, subject, now()),
		'content-encoding': 'aes128gcm',
		'content-type': 'application/octet-stream',
		'content-length': body.length,
		ttl: KEPT_SECONDS,
		urgency: 'normal',
	}
	const request = endpoint.protocol === 'http:' ? requestPlain : requestSecure
	const options = { method: 'POST', headers, lookup: publicLookup(hosts), agent: false } as const
	const status = await statusOf(request(endpoint, options), body)
	if (status >= 200 && status < 300) return 'taken'
	if (status === 404 || status === 410) return 'gone'
	// What is wrong with the message stays wrong; a service that is away or busy comes back.
	throw new PushFailure(String(status), status < 500 && status !== 429)
}

function statusOf(request: ClientRequest, body: Buffer): Promise<number> {
	return new Promise((resolve, reject) => {
		const late = setTimeout(() => request.destroy(new PushFailure('late', false)), PATIENCE_MILLISECONDS)
		request.on('response', (response) => {
			// Nothing is read of it, however long it is.
			response.destroy()
			resolve(response.statusCode ?? 0)
		})
		request.on('error', (error) => reject(asFailure(error)))
		request.on('close', () => clearTimeout(late))
		request.end(body)
	})
}

/** An error of the network names addresses. */
function asFailure(error: Error): PushFailure {
	return error instanceof PushFailure ? error : new PushFailure('unreachable', false)
}

/** Looks up a name and refuses it where any of its addresses is not public. */
function publicLookup(hosts: PushHosts): LookupFunction {
	return (hostname, options, callback) => {
		lookup(hostname, { ...options, all: true }, (error, addresses) => {
			const refusal = error ?? refusalOf(addresses, hosts)
			const [first = { address: '', family: 4 }] = addresses ?? []
			if (options.all) callback(refusal, addresses ?? [])
			else callback(refusal, first.address, first.family)
		})
	}
}

function refusalOf(addresses: readonly { address: string }[], hosts: PushHosts): PushFailure | null {
	if (addresses.length === 0) return new PushFailure('unreachable', false)
	return addresses.every(({ address }) => hosts.isAllowedAddress(address))
		? null
		: new PushFailure('closed address', true)
}
