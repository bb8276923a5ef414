import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushHosts } from '../platform/push/push-hosts.ts'

interface ReceivedMessage {
	path: string
	headers: IncomingHttpHeaders
	body: Buffer
}

/** Takes messages in the place of a browser maker's service, on this machine. */
export interface FakePushService {
	received: ReceivedMessage[]
	/** Allows this service alone. */
	hosts: PushHosts
	endpoint(name: string): string
	/** Answers so until `forget`. */
	answerWith(status: number): void
	forget(): void
	close(): Promise<void>
}

export async function startPushService(): Promise<FakePushService> {
	const received: ReceivedMessage[] = []
	let status = 201
	const server = createServer(async (request, response) => {
		const parts: Buffer[] = []
		for await (const part of request) parts.push(part)
		received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
		response.writeHead(status, { location: '/elsewhere' }).end('something long '.repeat(1_000))
	})
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	const { port } = server.address() as AddressInfo
	return {
		received,
		hosts: {
			isAllowed: ({ hostname, protocol }) => hostname === '127.0.0.1' && protocol === 'http:',
			isAllowedAddress: (address) => address === '127.0.0.1',
		},
		endpoint: (name) => `http://127.0.0.1:${port}/push/${name}`,
		answerWith(given) {
			status = given
		},
		forget() {
			status = 201
			received.length = 0
		},
		async close() {
			server.closeAllConnections()
			server.close()
			await once(server, 'close')
		},
	}
}
