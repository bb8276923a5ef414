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
 * that the others have asked for. One caller may have everything under way while nobody else comes; what ends then makes room for whoever
 * has least under way, so that long pieces take no more than an equal share. When all places in line are taken, the latest of whoever has
 * most of them gives way to a caller with fewer. So no single caller can keep the others out, however much it asks for.
 */
export function createFairTurns({ atOnce, maxWaiting, refusal }: FairTurnsSettings) {
	/** Holds those who wait, by caller, in the order in which the callers' turns come. */
	const lines = new Map<string, Waiting[]>()
	const running = createRunningCounts()
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

	/** Finds the first in the order of turns among those who have least under way. */
	function nextCaller(): string | undefined {
		let next: string | undefined
		for (const caller of lines.keys()) {
			if (next === undefined || running.of(caller) < running.of(next)) next = caller
			if (running.of(next) === 0) break
		}
		return next
	}

	/** A turn is handed on, not given back: nobody who comes just now gets in between. */
	function handOn() {
		const caller = nextCaller()
		if (caller === undefined) return
		const line = lines.get(caller) ?? []
		const next = line.shift()
		lines.delete(caller)
		if (line.length > 0) lines.set(caller, line)
		waiting--
		running.begin(caller)
		next?.begin()
	}

	return {
		/** @throws what `refusal` makes, when there is no place for this caller, or none any more */
		async take<T>(caller: string, work: () => Promise<T>): Promise<T> {
			if (running.total() >= atOnce) await waitInLine(caller)
			else running.begin(caller)
			try {
				return await work()
			} finally {
				running.end(caller)
				handOn()
			}
		},
		/** Tells whether nothing runs or waits. */
		isIdle: () => running.total() === 0,
	}
}

function createRunningCounts() {
	const byCaller = new Map<string, number>()
	let total = 0
	const of = (caller: string) => byCaller.get(caller) ?? 0
	return {
		of,
		total: () => total,
		begin(caller: string) {
			total++
			byCaller.set(caller, of(caller) + 1)
		},
		end(caller: string) {
			total--
			const left = of(caller) - 1
			if (left > 0) byCaller.set(caller, left)
			else byCaller.delete(caller)
		},
	}
}

export type FairTurns = ReturnType<typeof createFairTurns>
