import { describe, expect, it } from 'vitest'
import { gather } from './gather.ts'

/** Runs end when the test says so. */
function held(limits = { atOnce: 1, most: 3 }) {
	const runs: { items: number[]; settle: PromiseWithResolvers<string[]> }[] = []
	const ask = gather((items: number[]) => {
		const settle = Promise.withResolvers<string[]>()
		runs.push({ items, settle })
		return settle.promise
	}, limits)
	const end = (run: number) => runs[run]?.settle.resolve((runs[run]?.items ?? []).map(String))
	return { ask, runs, end, items: () => runs.map((run) => run.items) }
}

describe('what is asked at the same time', () => {
	it('goes together, but for the first, which does not wait', async () => {
		const { ask, end, items } = held()
		const answers = [1, 2, 3, 4, 5].map(ask)
		expect(items()).toEqual([[1]])
		end(0)
		expect(await answers[0]).toBe('1')
		expect(items()).toEqual([[1], [2, 3, 4]])
		end(1)
		expect(await Promise.all(answers.slice(1, 4))).toEqual(['2', '3', '4'])
		end(2)
		expect([await answers[4], items()]).toEqual(['5', [[1], [2, 3, 4], [5]]])
	})

	it('has as many runs under way as it may', () => {
		const { ask, items } = held({ atOnce: 2, most: 10 })
		void [1, 2, 3].map(ask)
		expect(items()).toEqual([[1], [2]])
	})

	it('fails together, and what waits goes on', async () => {
		const { ask, runs, end } = held()
		const [first, second] = [ask(1), ask(2)]
		runs[0]?.settle.reject(new Error('away'))
		await expect(first).rejects.toThrow('away')
		end(1)
		expect(await second).toBe('2')
	})

	it('is never answered by what belongs to another', async () => {
		const ask = gather(async (items: number[]) => items.slice(1), { atOnce: 1, most: 5 })
		await expect(ask(1)).rejects.toThrow('0 answers to 1 questions')
	})
})
