import type { IncomingMessage } from 'node:http'
import type { Writable } from 'node:stream'
import { prolongBodyTime } from '../http/body-time-limit.ts'
import { takeTurn } from './take-turns.ts'

interface Feeding {
	/** Returns true while the next piece may be too much. It does not wait for its turn, for meanwhile another one would be read. */
	isNearLimit(): boolean
	/** The connection was cut. */
	onFailure(): void
}

/**
 * Gives the body of `request` to `parser`, piece by piece.
 *
 * @returns stops it
 */
export function feedForm(request: IncomingMessage, parser: Writable, { isNearLimit, onFailure }: Feeding): () => void {
	let isStopped = false
	let isWorking = false
	let isAtEnd = false

	function proceed(): void {
		isWorking = false
		if (isStopped) return
		if (isAtEnd) parser.end()
		else request.resume()
	}

	function work(piece: Buffer): void {
		if (isStopped) return
		const hasRoom = parser.write(piece)
		if (hasRoom) proceed()
		else parser.once('drain', proceed)
	}

	request.on('data', (piece: Buffer) => {
		isWorking = true
		prolongBodyTime(request)
		request.pause()
		if (isNearLimit()) work(piece)
		else takeTurn(() => work(piece))
	})
	// A paused stream still tells its end right behind its last piece.
	request.once('end', () => {
		isAtEnd = true
		if (!isWorking) parser.end()
	})
	request.once('error', onFailure)
	request.once('close', () => {
		if (!request.readableEnded) onFailure()
	})
	// It was cut before anybody listened.
	if (request.destroyed) queueMicrotask(onFailure)
	return () => {
		isStopped = true
		request.pause()
	}
}
