import type { AnswerState } from '@aravalli/shared/mock-tests/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { type AnswersByPlace, byPlace, waitingCount } from './hall-answers.ts'
import { createHall, type HallBeginning } from './hall-engine.ts'
import type { Saving } from './hall-state.ts'

/** Is a server, a browser's storage and a clock, as one device meets them. */
class World {
	now = 0
	stored: Record<number, AnswerState> = {}
	kept: AnswersByPlace = {}
	calls: AnswerState[][] = []
	failure: Exclude<Saving, 'saved' | 'saving'> | null = null
	fixed: number[] = []
	serverClock = 0
	timers: { at: number; work: () => void }[] = []
	/** The answer of a call is held back until it is let go. */
	held: (() => void)[] | null = null

	open(part: Partial<HallBeginning> = {}) {
		return createHall(
			{
				times: { minutes: 180, bubbleMinutes: 10 },
				elapsedMilliseconds: 0,
				heardAt: this.now,
				server: byPlace(Object.values(this.stored)),
				kept: this.kept,
				place: 1,
				...part,
			},
			{
				now: () => this.now,
				keep: async ({ answers }) => {
					this.kept = answers
					return true
				},
				send: async (states) => {
					this.calls.push(states)
					if (this.held) await new Promise<void>((resolve) => this.held?.push(resolve))
					if (this.failure) throw new Error('away')
					for (const state of states) {
						const old = this.stored[state.place]
						if (!old || old.atMilliseconds < state.atMilliseconds) this.stored[state.place] = state
					}
					return { elapsedMilliseconds: 0, fixed: this.fixed }
				},
				failed: () => this.failure ?? 'waiting',
				refresh: async () => ({ answers: this.stored, elapsedMilliseconds: this.serverClock, isFinished: false }),
				schedule: (work, milliseconds) => {
					const timer = { at: this.now + milliseconds, work }
					this.timers.push(timer)
					return () => {
						this.timers = this.timers.filter((other) => other !== timer)
					}
				},
			},
		)
	}

	/** Lets time pass, and what it brings. */
	async pass(milliseconds: number) {
		this.now += milliseconds
		const due = this.timers.filter(({ at }) => at <= this.now)
		this.timers = this.timers.filter(({ at }) => at > this.now)
		for (const { work } of due) work()
		await new Promise((resolve) => setTimeout(resolve))
	}
}

let world: World
beforeEach(() => {
	world = new World()
})

describe('an answer', () => {
	it('is kept at once and sent at once', async () => {
		const hall = world.open()
		hall.change({ answer: 'B' })
		expect(world.kept[1]?.answer).toBe('B')
		await world.pass(0)
		expect(world.stored[1]?.answer).toBe('B')
		expect(hall.get().saving).toBe('saved')
	})

	it('given while another is on its way is sent after it', async () => {
		const hall = world.open()
		world.held = []
		hall.change({ answer: 'B' })
		await world.pass(0)
		hall.change({ answer: 'C' })
		await world.pass(10)
		hall.visit(2)
		hall.change({ answer: 'D' })
		await world.pass(0)
		expect(world.calls).toHaveLength(1)
		const [letGo] = world.held
		world.held = null
		letGo?.()
		await world.pass(0)
		expect([world.stored[1]?.answer, world.stored[2]?.answer]).toEqual(['C', 'D'])
		expect(world.calls[1]?.map(({ place }) => place)).toEqual([1, 2])
	})

	it('is on its way once, however often what waits is to be sent', async () => {
		const hall = world.open()
		world.held = []
		hall.change({ answer: 'B' })
		const both = [hall.flush(), hall.flush()]
		expect(world.calls).toHaveLength(1)
		for (const letGo of world.held) letGo()
		world.held = null
		expect(await Promise.all(both)).toEqual([true, true])
		expect(world.calls).toHaveLength(1)
	})

	it('given without a network waits, is counted, and is sent in order when there is one', async () => {
		const hall = world.open()
		world.failure = 'waiting'
		for (const [place, answer] of [
			[3, 'A'],
			[1, 'B'],
			[2, 'C'],
		] as const) {
			hall.visit(place)
			hall.change({ answer })
			await world.pass(5)
		}
		expect([hall.get().saving, waitingCount(hall.get())]).toEqual(['waiting', 3])
		world.failure = null
		await world.pass(60_000)
		expect(world.calls.at(-1)?.map(({ place }) => place)).toEqual([3, 1, 2])
		expect([hall.get().saving, waitingCount(hall.get())]).toEqual(['saved', 0])
	})

	it('that was kept and never sent is sent by the next page, and not where another device was later', async () => {
		const first = world.open()
		world.failure = 'waiting'
		world.now = 1_000
		first.change({ answer: 'B' })
		first.visit(2)
		first.change({ answer: 'C' })
		world.failure = null
		world.stored[2] = { ...(world.kept[2] as AnswerState), answer: 'D', atMilliseconds: 9_000 }
		const second = world.open()
		expect(second.get().answers[1]?.answer).toBe('B')
		expect(second.get().answers[2]?.answer).toBe('D')
		expect(await second.flush()).toBe(true)
		expect([world.stored[1]?.answer, world.stored[2]?.answer]).toEqual(['B', 'D'])
	})

	it('of another tab is seen, and an older one changes nothing', () => {
		const hall = world.open()
		world.now = 50
		hall.change({ answer: 'B' })
		const own = hall.get().answers[1] as AnswerState
		hall.hear({ 1: { ...own, answer: 'A', atMilliseconds: 1 }, 4: { ...own, place: 4, answer: 'D' } })
		expect([hall.get().answers[1]?.answer, hall.get().answers[4]?.answer]).toEqual(['B', 'D'])
	})

	it('is left as it is by 50 changes of the language', async () => {
		const hall = world.open()
		hall.change({ answer: 'C' })
		for (let count = 0; count < 50; count += 1) hall.change({ language: count % 2 ? 'hindi' : 'english' })
		await world.pass(0)
		expect(world.stored[1]).toMatchObject({ answer: 'C', language: 'hindi' })
	})
})

describe('the end of time', () => {
	const minute = 60_000

	it('leaves an option that was chosen, and lets a blank question get one that then stays', () => {
		const hall = world.open({ elapsedMilliseconds: 179 * minute })
		hall.change({ answer: 'A' })
		world.now += 2 * minute
		expect(hall.phase()).toBe('bubbles')
		expect(hall.change({ answer: 'B' })).toBe(false)
		expect(hall.change({ answer: null })).toBe(false)
		expect(hall.change({ isFlagged: true })).toBe(true)
		hall.visit(2)
		expect(hall.change({ answer: 'D' })).toBe(true)
		expect(hall.change({ answer: 'C' })).toBe(false)
		expect([hall.get().answers[1]?.answer, hall.get().answers[2]?.answer]).toEqual(['A', 'D'])
	})

	it('takes nothing when all is over', () => {
		const hall = world.open({ elapsedMilliseconds: 190 * minute })
		expect(hall.change({ answer: 'A' })).toBe(false)
		expect(hall.change({ isFlagged: true })).toBe(false)
	})

	it('shows what the server kept where a change came too late', async () => {
		const hall = world.open()
		world.failure = 'waiting'
		hall.change({ answer: 'B' })
		await world.pass(0)
		world.failure = null
		world.fixed = [1]
		world.stored[1] = { ...(hall.get().answers[1] as AnswerState), answer: 'A', atMilliseconds: 999_999 }
		await hall.flush()
		expect(hall.get().answers[1]?.answer).toBe('A')
		expect(waitingCount(hall.get())).toBe(0)
	})

	it('is the end of sending, too, once the test is handed in', async () => {
		const hall = world.open()
		hall.visit(1)
		await hall.flush()
		const calls = world.calls.length
		hall.stop()
		world.now = 30_000
		hall.look(false)
		await world.pass(60_000)
		expect(world.calls).toHaveLength(calls)
	})

	it('is final where the server says so', async () => {
		const hall = world.open()
		world.failure = 'closed'
		hall.change({ answer: 'B' })
		await world.pass(0)
		expect(hall.get().saving).toBe('closed')
		expect(world.timers).toEqual([])
	})
})

describe('time', () => {
	it('is counted at the question that is looked at, and while somebody looks', async () => {
		const hall = world.open()
		hall.visit(1)
		world.now = 5_400
		hall.visit(2)
		world.now = 8_000
		hall.look(false)
		world.now = 600_000
		hall.look(true)
		world.now = 603_000
		hall.settle()
		const { answers } = hall.get()
		expect([answers[1]?.spentSeconds, answers[2]?.spentSeconds]).toEqual([5, 6])
	})

	it('brings no old answer back: a device that was put away learns what another one has decided', async () => {
		const phone = world.open()
		phone.change({ answer: 'A' })
		await world.pass(0)
		phone.look(false)
		const answered = world.stored[1] as AnswerState
		world.stored[1] = { ...answered, answer: 'C', atMilliseconds: 60_000 }
		world.stored[2] = { ...answered, place: 2, answer: 'D', atMilliseconds: 70_000 }
		world.now = 90_000
		world.serverClock = 5_000_000
		phone.look(true)
		await world.pass(4_000)
		phone.visit(2)
		phone.visit(3)
		await world.pass(20_000)
		expect([phone.get().answers[1]?.answer, phone.get().answers[2]?.answer]).toEqual(['C', 'D'])
		expect([world.stored[1]?.answer, world.stored[2]?.answer]).toEqual(['C', 'D'])
		expect(phone.elapsed()).toBeGreaterThanOrEqual(5_000_000)
	})

	it('is not what a learner waits for: it is sent with the next answer, or after a while', async () => {
		const hall = world.open()
		hall.visit(2)
		await world.pass(100)
		expect(world.calls).toEqual([])
		await world.pass(20_000)
		expect(world.calls).toHaveLength(1)
		expect(world.stored[2]).toMatchObject({ answer: null })
	})
})
