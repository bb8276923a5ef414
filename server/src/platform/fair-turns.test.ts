import { describe, expect, it } from 'vitest'
import { createFairTurns } from './fair-turns.ts'

const refusal = () => new Error('no place')
const turns = (atOnce: number, maxWaiting: number) => createFairTurns({ atOnce, maxWaiting, refusal })

/** Runs work that ends when it is told to, and names what has begun. */
function setUp(atOnce: number, maxWaiting: number) {
	const inTurn = turns(atOnce, maxWaiting)
	const begun: string[] = []
	const refused: string[] = []
	const { promise: gate, resolve: open } = Promise.withResolvers<void>()
	const ask = (caller: string, name: string) =>
		inTurn
			.take(caller, async () => {
				begun.push(name)
				await gate
			})
			.catch(() => void refused.push(name))
	return { inTurn, begun, refused, open, ask }
}

describe('work in turns', () => {
	it('is done by never more than so many at once, in the order of asking, also when some fails', async () => {
		const inTurn = turns(2, 100)
		const begun: number[] = []
		let running = 0
		let most = 0
		const work = (number: number) => async () => {
			begun.push(number)
			running++
			most = Math.max(most, running)
			await new Promise((resolve) => setTimeout(resolve, number % 3))
			running--
			if (number % 4 === 0) throw new Error('failed')
			return number
		}
		const outcomes = await Promise.allSettled(
			Array.from({ length: 30 }, (_, number) => inTurn.take('home', work(number))),
		)
		expect(most).toBe(2)
		expect(begun).toEqual(Array.from({ length: 30 }, (_, number) => number))
		expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(8)
		expect(await inTurn.take('home', async () => 'free again')).toBe('free again')
		expect(inTurn.isIdle()).toBe(true)
	})

	it('goes round among callers: one piece of each, however many one has asked for', async () => {
		const { begun, open, ask } = setUp(1, 100)
		const asked = ['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name))
		asked.push(ask('b', 'b1'), ask('c', 'c1'), ask('b', 'b2'))
		open()
		await Promise.all(asked)
		expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
	})

	it('has no more than an equal share under way for each of those who come, however long its pieces are', async () => {
		const inTurn = turns(2, 100)
		const begun: string[] = []
		const endings = new Map<string, () => void>()
		const ask = (caller: string, name: string) =>
			inTurn.take(caller, () => {
				begun.push(name)
				return new Promise<void>((end) => endings.set(name, end))
			})
		const asked = ['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name))
		asked.push(ask('b', 'b1'), ask('b', 'b2'), ask('b', 'b3'))
		const aTurn = () => new Promise((resolve) => setImmediate(resolve))
		for (const name of ['a1', 'b1', 'b2', 'b3', 'a2', 'a3', 'a4']) {
			await aTurn()
			endings.get(name)?.()
		}
		await Promise.all(asked)
		expect(begun).toEqual(['a1', 'a2', 'b1', 'b2', 'b3', 'a3', 'a4'])
	})

	it('is refused to the latest of whoever has most places, when another caller needs one', async () => {
		const { begun, refused, open, ask } = setUp(1, 3)
		const asked = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => ask('a', name))
		asked.push(ask('b', 'b1'), ask('c', 'c1'), ask('b', 'b2'), ask('d', 'd1'))
		open()
		await Promise.all(asked)
		expect(begun).toEqual(['a1', 'a2', 'b1', 'c1'])
		expect(refused.sort()).toEqual(['a3', 'a4', 'a5', 'b2', 'd1'])
	})

	it('is refused only while the line is full', async () => {
		const inTurn = turns(1, 1)
		const { promise, resolve } = Promise.withResolvers<void>()
		const first = inTurn.take('a', () => promise)
		const second = inTurn.take('a', async () => 2)
		await expect(inTurn.take('a', async () => 3)).rejects.toThrow('no place')
		resolve()
		await first
		expect(await second).toBe(2)
		expect(await inTurn.take('a', async () => 4)).toBe(4)
	})
})
