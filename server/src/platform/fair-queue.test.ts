import { describe, expect, it } from 'vitest'
import { createFairQueue, type FairQueueLimits } from './fair-queue.ts'

const LIMITS = { atOnce: 1, atOnceOfOwner: 1, maxInHand: 100, maxInHandOfOwner: 100 }

/** Runs work that ends when it is told to, and is named in the order in which it began. */
function open(limits: Partial<FairQueueLimits> = {}) {
	const queue = createFairQueue({ ...LIMITS, ...limits })
	const begun: string[] = []
	const endings: (() => void)[] = []
	const add = (owner: string, name = owner) =>
		queue.run(owner, () => {
			begun.push(name)
			return new Promise<string>((resolve) => endings.push(() => resolve(name)))
		})
	const aTurn = () => new Promise((resolve) => setImmediate(resolve))
	const endNext = async () => {
		await aTurn()
		endings.shift()?.()
		await aTurn()
	}
	return { queue, begun, add, endNext }
}

const code = (settled: PromiseSettledResult<unknown> | undefined) =>
	settled?.status === 'rejected' ? settled.reason.code : settled?.value

describe('a fair queue', () => {
	it('gives each owner a turn, however much another one has asked for', async () => {
		const { begun, add, endNext } = open()
		const all = [add('asha', 'a1'), add('asha', 'a2'), add('asha', 'a3'), add('meera', 'm1'), add('anil', 'n1')]
		for (const _ of all) await endNext()
		expect(begun).toEqual(['a1', 'a2', 'm1', 'n1', 'a3'])
		expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'm1', 'n1'])
	})

	it('works on so many pieces at once, and on so many of one owner', async () => {
		const { begun, add, endNext } = open({ atOnce: 3, atOnceOfOwner: 2 })
		const all = ['a', 'a', 'a', 'a', 'm', 'n'].map((owner) => add(owner))
		await Promise.resolve()
		expect(begun).toEqual(['a', 'a', 'm'])
		for (const _ of all) await endNext()
		expect(begun).toEqual(['a', 'a', 'm', 'a', 'n', 'a'])
		await Promise.all(all)
	})

	it('refuses what is too much for one owner, and then takes more when something is done', async () => {
		const { add, endNext } = open({ maxInHandOfOwner: 2 })
		const [first] = [add('asha'), add('asha')]
		await expect(add('asha')).rejects.toMatchObject({
			code: 'request.too-many-at-once',
			details: { retryAfterSeconds: 2 },
		})
		void add('meera')
		await endNext()
		expect(await first).toBe('asha')
		void add('asha')
	})

	it('refuses what is too much for all', async () => {
		const { add } = open({ maxInHand: 2 })
		void add('asha')
		void add('meera')
		await expect(add('anil')).rejects.toMatchObject({ code: 'server.overloaded' })
	})

	it('has its places again after a failure', async () => {
		const queue = createFairQueue({ ...LIMITS, maxInHand: 1 })
		await expect(queue.run('asha', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
		expect(await queue.run('asha', async () => 'yes')).toBe('yes')
		await queue.whenIdle()
	})

	it('gives up at once what waits when it is closed, and lets what has begun end', async () => {
		const { queue, add, endNext } = open()
		const all = Promise.allSettled([add('asha'), add('asha'), add('meera')])
		queue.close()
		await expect(add('anil')).rejects.toMatchObject({ code: 'server.overloaded' })
		let isIdle = false
		const idle = queue.whenIdle().then(() => {
			isIdle = true
		})
		await new Promise((resolve) => setImmediate(resolve))
		expect(isIdle).toBe(false)
		await endNext()
		await idle
		expect((await all).map(code)).toEqual(['asha', 'server.overloaded', 'server.overloaded'])
	})
})
