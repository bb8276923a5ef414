import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { type StopStep, stopInTime } from './stop-in-time.ts'

const never = () => new Promise<void>(() => undefined)

/** Stops `steps`, and tells what was begun in which order, what was logged, and how long it took. */
async function stop(steps: (Partial<StopStep> & { part: string })[]) {
	const begun: string[] = []
	const lines: unknown[] = []
	const record = (details: object, message: string) => void lines.push({ ...details, message })
	const whole = steps.map(({ close = async () => undefined, ...step }) => ({
		byMilliseconds: 5_000,
		...step,
		close: () => {
			begun.push(step.part)
			return close()
		},
	}))
	const startedAt = performance.now()
	const isClean = await stopInTime(whole, { warn: record, error: record })
	return { begun, lines, isClean, milliseconds: performance.now() - startedAt }
}

describe('a stop', () => {
	it('closes one part after another, and is over when the last one is closed', async () => {
		let isFirstClosed = false
		const first = async () => {
			await pause(30)
			isFirstClosed = true
		}
		const second = async () => expect(isFirstClosed).toBe(true)
		const stopped = await stop([
			{ part: 'requests', close: first },
			{ part: 'database', close: second },
		])
		expect(stopped).toMatchObject({ begun: ['requests', 'database'], lines: [], isClean: true })
		expect(stopped.milliseconds).toBeLessThan(4_000)
	})

	it('leaves behind by force what hangs, says which part, and goes on', async () => {
		let isCut = false
		const cut = () => {
			isCut = true
		}
		const hanging = { part: 'requests', byMilliseconds: 50, isExpendable: true, close: never, cut }
		const { begun, lines, isClean } = await stop([hanging, { part: 'counts' }])
		expect([begun, isCut, isClean]).toEqual([['requests', 'counts'], true, true])
		expect(lines).toEqual([expect.objectContaining({ part: 'requests', byMilliseconds: 50 })])
	})

	it('is over by the last moment although every part hangs, and then it is not clean', async () => {
		const moments = { requests: 50, jobs: 100, counts: 150, database: 200 }
		const steps = Object.entries(moments).map(([part, byMilliseconds]) => ({ part, byMilliseconds, close: never }))
		const { begun, isClean, milliseconds } = await stop(steps)
		expect([begun, isClean]).toEqual([Object.keys(moments), false])
		expect(milliseconds).toBeGreaterThan(190)
		expect(milliseconds).toBeLessThan(2_000)
	})

	it('gives what a quick part has left over to those after it', async () => {
		const slow = { part: 'jobs', byMilliseconds: 1_000, close: () => pause(300) }
		const { lines, isClean } = await stop([{ part: 'requests', byMilliseconds: 200 }, slow])
		expect([lines, isClean]).toEqual([[], true])
	})

	it('goes on when a part fails', async () => {
		const failing = { part: 'mail', close: () => Promise.reject(new Error('broken for leak@example.org')) }
		const { begun, lines, isClean } = await stop([failing, { part: 'database' }])
		expect([begun, isClean]).toEqual([['mail', 'database'], false])
		expect(lines).toEqual([
			expect.objectContaining({ part: 'mail', err: expect.objectContaining({ message: 'broken for …' }) }),
		])
	})
})
