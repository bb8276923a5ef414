interface GatherLimits {
	/** So many runs are under way at the same time. */
	atOnce: number
	/** One run takes so many at most. */
	most: number
}

/**
 * Lets those who ask for the same thing at the same time ask for it together. Whoever comes while nothing is under way is served at once; who comes while runs are under way
 * waits for the end of one of them and goes with all others who wait. So a busy server sends the database one statement where it would have sent fifty, and an idle one
 * loses no time.
 *
 * @param run gives an answer for each item, in their order; where it fails, all who went with it are told
 */
export function gather<Item, Answer>(
	run: (items: Item[]) => Promise<Answer[]>,
	{ atOnce, most }: GatherLimits,
): (item: Item) => Promise<Answer> {
	const waiting: { item: Item; settle: PromiseWithResolvers<Answer> }[] = []
	let running = 0

	async function runNext(): Promise<void> {
		const together = waiting.splice(0, most)
		running += 1
		try {
			const answers = await run(together.map(({ item }) => item))
			if (answers.length !== together.length)
				throw new Error(`${answers.length} answers to ${together.length} questions`)
			for (const [index, { settle }] of together.entries()) settle.resolve(answers[index] as Answer)
		} catch (error) {
			for (const { settle } of together) settle.reject(error)
		} finally {
			running -= 1
			if (waiting.length > 0) void runNext()
		}
	}

	return (item) => {
		const settle = Promise.withResolvers<Answer>()
		waiting.push({ item, settle })
		if (running < atOnce) void runNext()
		return settle.promise
	}
}
