/**
 * Asks for one address on so many connections without a break, and prints how many answers came and in how many seconds, how many requests were begun, and
 * how long the answers took.
 *
 *   node ask-without-break.ts URL SECONDS HEADERS-AS-JSON CONNECTIONS [BODY | '' FILE FROM]
 *
 * With a body it posts. What can be done once only has a file, in which each line is a request (`OneRequest`): it begins with line FROM,
 * sends each once, and fails when there is none left.
 *
 * Made for this on purpose: load generators that read each body as text need longer for a compressed page than the server
 * takes to send it, and would measure themselves.
 */
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import type { OneRequest } from './one-request.ts'
import { percentile } from './statistics.ts'

const ok = Buffer.from('HTTP/1.1 200 ')
const lengthNames = ['\ncontent-length: ', '\nContent-Length: '] as const
const lastChunk = Buffer.from('0\r\n\r\n')

const [address = '', seconds = '', headers = '{}', connections = '', body = '', file = '', from = '0'] =
	process.argv.slice(2)
const { host, hostname, port, pathname, search } = new URL(address)

function requestOf(own: OneRequest): Buffer {
	const length = own.body && { 'content-length': Buffer.byteLength(own.body) }
	const lines = Object.entries({ host, ...JSON.parse(headers), ...own.headers, ...length }).map(
		([name, value]) => `${name}: ${value}\r\n`,
	)
	const method = own.body ? 'POST' : 'GET'
	return Buffer.from(`${method} ${own.path ?? pathname + search} HTTP/1.1\r\n${lines.join('')}\r\n${own.body}`)
}

const always = requestOf({ headers: {}, body })
const lines = file ? readFileSync(file, 'utf8').trimEnd().split('\n').slice(Number(from)) : []
let asked = 0

function nextRequest(): Buffer {
	const line = lines[asked]
	asked += 1
	if (!file) return always
	if (line === undefined) throw new Error(`${file} holds no more requests: write more of them.`)
	return requestOf(JSON.parse(line) as OneRequest)
}

let answers = 0
/** Milliseconds, one for each answer. */
const times: number[] = []

/** Sends the next request on its one connection when the last answer is there. Anything but a 200 ends the process. */
function keepAsking(): void {
	const socket = connect(Number(port), hostname)
	/** Null between two answers, infinite while the length is not known. */
	let bytesLeft: number | null = null
	let sentAt = 0
	const send = () => {
		sentAt = performance.now()
		socket.write(nextRequest())
	}
	socket.on('connect', send)
	socket.on('end', () => {
		throw new Error(`${address} closed a connection.`)
	})
	socket.on('data', (data: Buffer) => {
		bytesLeft = (bytesLeft ?? answerLength(data)) - data.length
		const isWhole = bytesLeft === Number.POSITIVE_INFINITY ? data.subarray(-5).equals(lastChunk) : bytesLeft === 0
		if (!isWhole) return
		bytesLeft = null
		answers += 1
		times.push(performance.now() - sentAt)
		send()
	})
}

/**
 * Tells the length of head and body in bytes; infinite when the body comes in chunks. The head arrives in one piece.
 */
function answerLength(start: Buffer): number {
	if (start.compare(ok, 0, ok.length, 0, ok.length) !== 0) {
		throw new Error(`${address} answered: ${start.toString('latin1', 0, 100)}`)
	}
	const head = start.subarray(0, start.indexOf('\r\n\r\n') + 4)
	const place = Math.max(...lengthNames.map((name) => head.indexOf(name)))
	if (place < 0) return Number.POSITIVE_INFINITY
	// The length is read from the bytes: a pattern for the whole head would make a long head look like a slow server.
	return head.length + Number.parseInt(head.toString('latin1', place + lengthNames[0].length, place + 30), 10)
}

const startedAt = performance.now()
for (let count = 0; count < Number(connections); count += 1) keepAsking()
setTimeout(() => {
	const took = { p50Ms: percentile(times, 0.5), p99Ms: percentile(times, 0.99) }
	process.stdout.write(JSON.stringify({ answers, asked, seconds: (performance.now() - startedAt) / 1000, ...took }))
	process.exit()
}, Number(seconds) * 1000)
