import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Relay {
	origin: string
	/** Nobody answers any more, as when the network is gone. */
	cut(): Promise<void>
	/** Answers again, at the same address. */
	mend(): Promise<void>
	/** Changes what `/sw.js` says from now on, made of what the product sends. */
	changeWorker(change: (script: string) => string): void
	/** Lets nobody have an address that matches until the returned function is called. */
	hold(address: RegExp): () => void
	close(): Promise<void>
}

/** Stands between browser and product, where a story lets the network go or a new build arrive. */
export async function startRelay(target: string): Promise<Relay> {
	let change = (script: string) => script
	let held: { address: RegExp; released: Promise<void> } | null = null
	const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
		if (held?.address.test(incoming.url ?? '')) await held.released
		if (incoming.url === '/sw.js') void sendWorker(target, change, response)
		else passOn(target, incoming, response)
	}
	let server = await listen(answer, 0)
	const { port } = server.address() as AddressInfo
	const cut = () => {
		server.closeAllConnections()
		return new Promise<void>((resolve) => server.close(() => resolve()))
	}
	return {
		origin: `http://localhost:${port}`,
		cut,
		async mend() {
			server = await listen(answer, port)
		},
		changeWorker(to) {
			change = to
		},
		hold(address) {
			const { promise, resolve } = Promise.withResolvers<void>()
			held = { address, released: promise }
			return resolve
		},
		close: () => (server.listening ? cut() : Promise.resolve()),
	}
}

function listen(
	answer: (incoming: IncomingMessage, response: ServerResponse) => unknown,
	port: number,
): Promise<Server> {
	const server = createServer(answer)
	return new Promise((resolve) => server.listen(port, 'localhost', () => resolve(server)))
}

function passOn(target: string, incoming: IncomingMessage, response: ServerResponse) {
	const { method, headers, url = '/' } = incoming
	const passed = request(target + url, { method, headers }, (answer) => {
		response.writeHead(answer.statusCode ?? 502, answer.headers)
		answer.pipe(response)
	})
	passed.on('error', () => response.destroy())
	incoming.pipe(passed)
}

async function sendWorker(target: string, change: (script: string) => string, response: ServerResponse) {
	const answer = await fetch(`${target}/sw.js`)
	const script = change(await answer.text())
	response.writeHead(200, {
		'content-type': answer.headers.get('content-type') ?? '',
		'content-security-policy': answer.headers.get('content-security-policy') ?? '',
		'cache-control': 'no-cache',
	})
	response.end(script)
}
