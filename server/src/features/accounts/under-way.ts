interface Line {
	/** Counts those that are being counted or compared. */
	inFlight: number
	/** Counts those that turned out not to count. */
	givenBack: number
	waiting: ((mayTryAgain: boolean) => void)[]
}

export interface Place {
	/** @param isGivenBack whether the attempt counts no longer, so that another one may be made */
	end(isGivenBack: boolean): void
	/**
	 * Waits where the limit is reached, as long as it may be so only together with others that are under way. Returns true when this one may try again,
	 * and has its place still; false when nothing else can change it.
	 */
	wait(): Promise<boolean>
}

/** Keeps count of the attempts that are under way, by what they count for. */
export function createUnderWay() {
	const lines = new Map<string, Line>()

	function leave(key: string, line: Line, isGivenBack: boolean): void {
		line.inFlight -= 1
		if (isGivenBack) {
			line.givenBack += 1
			const next = line.waiting.shift()
			// It has its place at once: the others go on waiting for it.
			if (next) line.inFlight += 1
			next?.(true)
		}
		if (line.inFlight > 0) return
		if (lines.get(key) === line) lines.delete(key)
		for (const refused of line.waiting.splice(0)) refused(false)
	}

	return {
		begin(key: string): Place {
			const line = lines.get(key) ?? { inFlight: 0, givenBack: 0, waiting: [] }
			lines.set(key, line)
			line.inFlight += 1
			let seen = line.givenBack
			return {
				end: (isGivenBack) => leave(key, line, isGivenBack),
				async wait() {
					// One was given back after this one was counted, or just before its answer came.
					const isOvertaken = line.givenBack !== seen
					if (!isOvertaken) {
						const mayTryAgain = new Promise<boolean>((resolve) => line.waiting.push(resolve))
						leave(key, line, false)
						if (!(await mayTryAgain)) return false
					}
					seen = line.givenBack
					return true
				},
			}
		},
	}
}
