import { databaseStorage, type OutboxStorage } from './outbox-storage.ts'

/** The browser with its other tabs, or a test, surrounds an outbox. */
export interface OutboxSurroundings<Content> {
	storage: OutboxStorage<Content>
	now: () => number
	/** Tells the other tabs that something has changed. */
	tell: () => void
	/** Calls back when another tab tells so. */
	onTold: (listener: () => void) => void
	/** Runs `work` while no other tab does; false where one does. */
	alone: (work: () => Promise<void>) => Promise<boolean>
}

export function inBrowser<Content>(name: string): OutboxSurroundings<Content> {
	let opened: BroadcastChannel | null = null
	// It is not opened before it is used: the server reads this module, too.
	const channel = () => {
		opened ??= typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)
		return opened
	}
	return {
		storage: databaseStorage(name),
		now: Date.now,
		tell: () => channel()?.postMessage('changed'),
		onTold: (listener) => channel()?.addEventListener('message', listener),
		async alone(work) {
			// Browsers have locks on secure connections only; elsewhere two tabs may send the same, which counts once.
			if (!navigator.locks) {
				await work()
				return true
			}
			return navigator.locks.request(`outbox ${name}`, { ifAvailable: true }, async (lock) => {
				if (lock) await work()
				return lock !== null
			})
		},
	}
}
