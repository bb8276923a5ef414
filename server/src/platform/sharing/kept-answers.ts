import { createPageShelf } from '../pages/page-shelf.ts'

export interface KeptAnswers {
	/**
	 * Gives the kept answer of `key`, made now if there is none that is fresh; several who ask for it at once wait for
	 * one making. What is null, or fails, is not kept.
	 */
	get(key: string, make: () => Promise<Buffer | null>): Promise<Buffer | null>
}

/** Keeps answers in memory for a while, at most `maxBytes` of them. */
export function keepAnswers(maxBytes: number, freshMilliseconds: number, now: () => number = Date.now): KeptAnswers {
	const shelf = createPageShelf<{ sizeBytes: number; body: Buffer; madeAt: number }>(maxBytes)
	const making = new Map<string, Promise<Buffer | null>>()

	async function makeNew(key: string, make: () => Promise<Buffer | null>) {
		const madeAt = now()
		const body = await make()
		if (body) shelf.store(key, { sizeBytes: body.length, body, madeAt })
		return body
	}

	return {
		async get(key, make) {
			const kept = shelf.find(key)
			if (kept && now() - kept.madeAt <= freshMilliseconds) {
				shelf.touch(key, kept)
				return kept.body
			}
			let pending = making.get(key)
			if (!pending) {
				pending = makeNew(key, make).finally(() => making.delete(key))
				making.set(key, pending)
			}
			return pending
		},
	}
}
