import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { formType } from './build-form.ts'

interface RawUpload {
	port: number
	url: string
	body: Buffer
	/** The header says this; the body's own length unless given. */
	contentLength?: number
	headers?: Record<string, string>
	/**
	 * The body is sent so many bytes at a time, and so many milliseconds apart, which may depend on how many were sent.
	 */
	step?: { bytes: number; milliseconds: number | ((sentBytes: number) => number) }
	/** The client goes away after so many bytes. */
	cutAfterBytes?: number
}

export interface RawAnswer {
	/** Null when there was none. */
	status: number | null
	text: string
	/** Counts what of the body had left this process when the answer began to arrive. */
	sentBytes: number
	seconds: number
}

/** Sends a form byte by byte as told, and says how much of it had been sent when the answer came. The connection must end for it to return. */
export async function uploadRaw({
	port,
	url,
	body,
	contentLength = body.length,
	headers = {},
	step = { bytes: 65_536, milliseconds: 0 },
	cutAfterBytes = Number.POSITIVE_INFINITY,
}: RawUpload): Promise<RawAnswer> {
	const startedAt = performance.now()
	const socket = connect(port, '127.0.0.1')
	let text = ''
	let sentBytes = 0
	let sentAtAnswer: number | null = null
	socket.setEncoding('utf8').on('data', (part) => {
		sentAtAnswer ??= sentBytes
		text += part
	})
	// The socket complains about what was still being sent when the server closed.
	socket.on('error', () => undefined)
	const closed = new Promise((resolve) => socket.once('close', resolve))
	const lines = Object.entries({ host: 'x', 'content-type': formType, 'content-length': contentLength, ...headers })
	socket.write(`POST ${url} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`)
	while (sentBytes < body.length && sentAtAnswer === null && socket.writable) {
		if (sentBytes >= cutAfterBytes) {
			socket.destroy()
			break
		}
		const part = body.subarray(sentBytes, sentBytes + step.bytes)
		const hasRoom = socket.write(part)
		sentBytes += part.length
		if (!hasRoom) await Promise.race([once(socket, 'drain'), closed, once(socket, 'data')]).catch(() => undefined)
		const { milliseconds } = step
		await Promise.race([pause(typeof milliseconds === 'number' ? milliseconds : milliseconds(sentBytes)), closed])
	}
	await closed
	const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]
	return {
		status: status === undefined ? null : Number(status),
		text,
		sentBytes: sentAtAnswer ?? sentBytes,
		seconds: (performance.now() - startedAt) / 1_000,
	}
}
