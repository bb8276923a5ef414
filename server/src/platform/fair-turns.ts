interface Waiting {
	begin: () => void
	refuse: (reason: Error) => void
}

export interface FairTurnsSettings {
	/** So many pieces of work run at a time. */
	atOnce: number
	/** So many more may wait, over all callers. */
	maxWaiting: number
	/** Says what whoever finds no place is told. */
	refusal: () => Error
}

/**
 * Runs work in turns that go round among callers: whoever asks for one piece waits for one piece of each other caller, not for all
 * that the others have asked for. When all places are taken, the latest of whoever has most of them gives way to a caller with fewer. So no
 * single caller can keep the others out, however much it asks for.
 */
export function createFairTurns({ atOnce, maxWaiting, refusal }: FairTurnsSettings) {
	/** Holds those who wait, by caller, in the order in which the callers' turns come. */
	const lines = new Map<string, Waiting[]>()
	let running = 0
	let waiting = 0

	function waitInLine(caller: string): Promise<void> {
		const line = lines.get(caller) ?? []
		if (waiting >= maxWaiting) makeRoom(line.length)
		lines.set(caller, line)
		waiting++
		return new Promise((begin, refuse) => line.push({ begin, refuse }))
	}

	function makeRoom(ownLength: number) {
		let longest: Waiting[] = []
		for (const line of lines.values()) if (line.length > longest.length) longest = line
		if (longest.length <= ownLength + 1) throw refusal()
		longest.pop()?.refuse(refusal())
		waiting--
	}

	/** A turn is handed on, not given back: nobody who comes just now gets in between. */
	function handOn() {
		const [caller, line] = lines.entries().next().value ?? []
		const next = line?.shift()
		if (caller === undefined || !line || !next) {
			running--
			return
		}
		lines.delete(caller)
		if (line.length > 0) lines.set(caller, line)
		waiting--
		next.begin()
	}

	return {
		/** @throws what `refusal` makes, when there is no place for this caller, or none any more */
		async take<T>(caller: string, work: () => Promise<T>): Promise<T> {
			if (running >= atOnce) await waitInLine(caller)
			else running++
			try {
				return await work()
			} finally {
				handOn()
			}
		},
		/** Tells whether nothing runs or waits. */
		isIdle: () => running === 0,
	}
}

export type FairTurns = ReturnType<typeof createFairTurns>
