import type { Lock, Locker, RequestRelease } from '@tus/server'

/** Whoever waits for so long is told to come again. */
const PATIENCE_MILLISECONDS = 10_000

/** Tells a client of tus to try again. */
class StillWritten extends Error {
	readonly status_code = 423
	readonly body = 'The upload is being written to.\n'
}

interface Held {
	askForRelease: RequestRelease
	released: Promise<void>
	release: () => void
}

/**
 * Lets one request at a time write to an upload. A connection that broke without a word may still hold one: whoever
 * comes next asks it to end. The library's own lock asks again in each turn of the event loop while it waits.
 */
export class UploadLocks implements Locker {
	private readonly held = new Map<string, Held>()

	newLock(id: string): Lock {
		return {
			lock: (signal, askForRelease) => this.lock(id, signal, askForRelease),
			unlock: async () => this.unlock(id),
		}
	}

	private async lock(id: string, signal: AbortSignal, askForRelease: RequestRelease): Promise<void> {
		const late = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MILLISECONDS)])
		for (let holder = this.held.get(id); holder; holder = this.held.get(id)) {
			await holder.askForRelease()
			await Promise.race([holder.released, ended(late)])
			if (late.aborted) throw new StillWritten()
		}
		const { promise: released, resolve: release } = Promise.withResolvers<void>()
		this.held.set(id, { askForRelease, released, release })
	}

	private unlock(id: string): void {
		this.held.get(id)?.release()
		this.held.delete(id)
	}
}

function ended(signal: AbortSignal): Promise<void> {
	if (signal.aborted) return Promise.resolve()
	return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}
