import type { IncomingMessage } from 'node:http'

/**
 * The limit is for a body as a whole; for an upload it is for the pause between two pieces, because a photo on a slow
 * line takes its time.
 */
const LIMIT_MILLISECONDS = 15_000

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/** Calls `refuse` when the body of `request` is late. */
export function limitBodyTime(request: IncomingMessage, refuse: () => void): void {
	const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers
	if (length === '0' && encoding === undefined) return
	const timer = setTimeout(refuse, LIMIT_MILLISECONDS).unref()
	timers.set(request, timer)
	const stop = () => clearTimeout(timer)
	request.once('end', stop).once('close', stop)
}

/**
 * Lets the body take its time from now on, if only it does not pause for too long. Call it for each piece; the
 * server's limit for whole requests still holds.
 */
export function prolongBodyTime(request: IncomingMessage): void {
	timers.get(request)?.refresh()
}
