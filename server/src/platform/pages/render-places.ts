/**
 * Shares out places for work that many want at once, fairly between callers.
 *
 * One caller may have all of them while nobody else comes. Once others do, nobody gets a place beyond an equal share, and whoever has less
 * waits for the next one that is given back: it takes milliseconds. So a flood from one address is refused and its neighbours are not.
 */
import { AppError } from '@aravalli/shared/errors'

export interface RenderPlaces {
	/**
	 * Waits for a place of `caller`, and returns how it is given back.
	 *
	 * @throws AppError `server.overloaded` at once, where waiting would be unfair or long
	 */
	take(caller: string): Promise<() => void>
}

export function createRenderPlaces(places: number): RenderPlaces {
	/** Counts the places by caller; those that wait included. */
	const held = new Map<string, number>()
	const waiting: (() => void)[] = []
	let taken = 0

	function giveBack(caller: string) {
		const left = (held.get(caller) ?? 1) - 1
		if (left > 0) held.set(caller, left)
		else held.delete(caller)
		const next = waiting.shift()
		// The place goes on to the next one without being free meanwhile.
		if (next) next()
		else taken -= 1
	}

	return {
		async take(caller) {
			const own = held.get(caller) ?? 0
			const isFull = taken >= places
			const share = places / held.size
			if (isFull && (own >= share || waiting.length >= places)) throw new AppError('server.overloaded')
			held.set(caller, own + 1)
			if (isFull) await new Promise<void>((resolve) => waiting.push(resolve))
			else taken += 1
			return () => giveBack(caller)
		},
	}
}
