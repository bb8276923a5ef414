import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface UploadRelay {
	origin: string
	/** So many bytes of files have arrived here, each time that they were sent. */
	sentBytes(): number
	/** Lets the network go once so many bytes of files have arrived here in all; resolves when it is gone. */
	cutAt(bytes: number): Promise<void>
	/** Answers again, at the same address. @param target another product, in the place of the one that was there */
	mend(target?: string): Promise<void>
	close(): Promise<void>
}

/**
 * Stands between a browser and a product and counts the files that learners send piece by piece. Where it cuts the network, both
 * sides lose their lines in the middle of a piece.
 */
export async function startUploadRelay(product: string): Promise<UploadRelay> {
	let target = product
	let sent = 0
	let limit: { bytes: number; reached(): void } | null = null
	let server: Server

	const cut = () => {
		server.closeAllConnections()
		return new Promise<void>((resolve) => server.close(() => resolve()))
	}
	/** @returns whether the piece may pass */
	const count = (bytes: number): boolean => {
		sent += bytes
		if (!limit || sent < limit.bytes) return true
		const { reached } = limit
		limit = null
		void cut().then(reached)
		return false
	}
	const answer = (incoming: IncomingMessage, response: ServerResponse) =>
		passOn({ target, incoming, response, count: incoming.method === 'PATCH' ? count : () => true })
	const open = async (port: number) => {
		server = createServer(answer)
		await new Promise<void>((resolve) => server.listen(port, 'localhost', () => resolve()))
		return (server.address() as AddressInfo).port
	}
	const port = await open(0)
	return {
		origin: `http://localhost:${port}`,
		sentBytes: () => sent,
		cutAt: (bytes) =>
			new Promise((resolve) => {
				limit = { bytes, reached: resolve }
			}),
		async mend(to = target) {
			target = to
			await open(port)
		},
		close: () => (server.listening ? cut() : Promise.resolve()),
	}
}

interface Passing {
	target: string
	incoming: IncomingMessage
	response: ServerResponse
	count(bytes: number): boolean
}

function passOn({ target, incoming, response, count }: Passing): void {
	const { method, headers, url = '/' } = incoming
	const passed = request(target + url, { method, headers }, (answer) => {
		response.writeHead(answer.statusCode ?? 502, answer.headers)
		answer.pipe(response)
	})
	passed.on('error', () => response.destroy())
	response.on('close', () => response.writableFinished || passed.destroy())
	incoming.on('data', (piece: Buffer) => {
		if (count(piece.byteLength)) passed.write(piece)
	})
	incoming.on('end', () => passed.end())
}
