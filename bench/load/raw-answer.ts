import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface RawAnswer {
	status: number
	headers: IncomingMessage['headers']
	/** Holds the body as it was sent: still compressed. */
	body: Buffer
}

export async function rawAnswer(url: string, headers: Record<string, string>): Promise<RawAnswer> {
	const [response] = (await once(get(url, { headers }), 'response')) as [IncomingMessage]
	return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) }
}
