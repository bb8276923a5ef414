import type { IncomingMessage } from 'node:http'
import { takeTurn } from '../../../platform/files/take-turns.ts'
import { prolongBodyTime } from '../../../platform/http/body-time-limit.ts'

/**
 * Gives the body of a request piece by piece: as slowly as its network is, if only it does not pause for too long, and in
 * turn with all other uploads. Who stops in the middle leaves the connection open, so that the answer can be sent.
 */
export async function* piecesOf(request: IncomingMessage): AsyncGenerator<Uint8Array> {
	for await (const piece of request.iterator({ destroyOnReturn: false })) {
		prolongBodyTime(request)
		await new Promise<void>((resolve) => takeTurn(resolve))
		yield piece
	}
}
