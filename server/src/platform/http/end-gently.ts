import { Socket } from 'node:net'

/** An answer has time to arrive and to be read. */
const LINGER_MILLISECONDS = 1_000

/**
 * Ends a connection whose client may still be sending. Closing it at once would answer what arrives with a reset, and a reset can take the
 * answer away from a client that has not read it yet. So our side ends, nothing more is read, and a moment later it is gone.
 */
export function endGently(socket: Socket, lastWords = ''): void {
	socket.end(lastWords)
	const timer = setTimeout(() => socket.destroy(), LINGER_MILLISECONDS).unref()
	socket.once('close', () => clearTimeout(timer))
}

/**
 * Reads no more from `socket` and has Node end it in this way once it has sent the answer, which must say `connection: close`. What is
 * asked in process has no real socket.
 */
export function endAfterAnswer(socket: Socket): void {
	if (!(socket instanceof Socket)) return
	socket.pause()
	socket.destroySoon = () => endGently(socket)
}
