import { connect } from 'node:net'

interface RawRequest {
	port: number
	/** The line is written as in 'POST /api/auth/logout'. */
	line: string
	headers?: Record<string, string>
	body?: string
	/** The connection is given up when nothing has come by then. */
	patienceMilliseconds?: number
}

/** Sends a request byte for byte as told, over a socket of its own, and returns the whole answer; empty: there was none. */
export function requestRaw({
	port,
	line,
	headers = {},
	body = '',
	patienceMilliseconds = 10_000,
}: RawRequest): Promise<string> {
	const lines = Object.entries({ host: 'x', connection: 'close', ...headers }).map(
		([name, value]) => `${name}: ${value}`,
	)
	return new Promise((resolve, reject) => {
		const socket = connect(port, '127.0.0.1', () =>
			socket.write(`${line} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`),
		)
		let answer = ''
		socket.setEncoding('utf8').on('data', (part) => {
			answer += part
		})
		socket.setTimeout(patienceMilliseconds, () => socket.destroy())
		socket.on('close', () => resolve(answer))
		socket.on('error', reject)
	})
}
