import { setTimeout } from 'node:timers/promises'
import type { CDPSession } from 'playwright-core'

export interface OnWire {
	/**
	 * Adds up all answers as they came over the network, heads included; what came from the browser's store is none.
	 */
	bytes: number
	/** Adds up those of the API among them. */
	dataBytes: number
	requests: number
}

/** Nothing more is on its way when nothing has begun or ended for so long. */
const QUIET_MILLISECONDS = 1_500
const MOST_MILLISECONDS = 30_000

/** Counts what a page loads during some work, and afterwards until it is quiet. */
export async function bytesOnWire(session: CDPSession, work: () => Promise<void>): Promise<OnWire> {
	const addresses = new Map<string, string>()
	const loaded: OnWire = { bytes: 0, dataBytes: 0, requests: 0 }
	let lastAt = performance.now()
	const begin = ({ requestId, request }: { requestId: string; request: { url: string } }) => {
		addresses.set(requestId, request.url)
		lastAt = performance.now()
	}
	const end = ({ requestId, encodedDataLength }: { requestId: string; encodedDataLength: number }) => {
		const address = addresses.get(requestId)
		lastAt = performance.now()
		if (!address?.startsWith('http') || encodedDataLength === 0) return
		loaded.bytes += encodedDataLength
		loaded.requests += 1
		if (new URL(address).pathname.startsWith('/api/')) loaded.dataBytes += encodedDataLength
	}
	session.on('Network.requestWillBeSent', begin).on('Network.loadingFinished', end)
	await session.send('Network.enable')
	const startedAt = performance.now()
	await work()
	lastAt = performance.now()
	while (performance.now() - lastAt < QUIET_MILLISECONDS) {
		if (performance.now() - startedAt > MOST_MILLISECONDS) throw new Error('The page does not come to rest.')
		await setTimeout(100)
	}
	session.off('Network.requestWillBeSent', begin).off('Network.loadingFinished', end)
	return loaded
}
