import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryWindows } from '../../platform/attempts/memory-windows.ts'
import { createSignInLimits, type SignInLimits } from './sign-in-limits.ts'

const MAX = 10
const WINDOW = 900
let limits: SignInLimits

beforeEach(() => {
	vi.useFakeTimers({ now: new Date('2026-11-18T06:00:00Z') })
	limits = createSignInLimits({ max: MAX, windowSeconds: WINDOW }, createMemoryWindows())
})
afterEach(() => void vi.useRealTimers())

const attempt = (account: string, address: string, isRight = false) =>
	limits.attempt(account, address, async () => (isRight ? account : null))
const wrong = async (times: number, account: string, address: string) => {
	for (let time = 0; time < times; time++) expect(await attempt(account, address)).toBeNull()
}
const refused = { code: 'session.too-many-attempts' }

describe('attempts to sign in', () => {
	it('end after ten wrong ones of one account and address, and begin again when the time is over', async () => {
		await wrong(MAX, 'asha', 'home')
		vi.advanceTimersByTime(1_500)
		await expect(attempt('asha', 'home', true)).rejects.toMatchObject({
			...refused,
			details: { retryAfterSeconds: WINDOW - 1 },
		})
		expect(await attempt('asha', 'office', true)).toBe('asha')
		expect(await attempt('ravi', 'home', true)).toBe('ravi')
		vi.advanceTimersByTime(WINDOW * 1000 - 1_500)
		expect(await attempt('asha', 'home', true)).toBe('asha')
	})

	it('are given back by right ones, and by those that could not be made', async () => {
		await wrong(MAX - 1, 'asha', 'home')
		for (let time = 0; time < 250; time++) {
			expect(await attempt('asha', 'home', true)).toBe('asha')
			const busy = limits.attempt('asha', 'home', () => Promise.reject(new Error('busy')))
			await expect(busy).rejects.toThrow('busy')
		}
		await wrong(1, 'asha', 'home')
		await expect(attempt('asha', 'home')).rejects.toMatchObject(refused)
	})

	it('are counted before they are compared, however many come at once', async () => {
		let compared = 0
		const attempts = Array.from({ length: 200 }, () =>
			limits.attempt('asha', 'home', async () => {
				compared++
				await Promise.resolve()
				return null
			}),
		)
		await Promise.allSettled(attempts)
		expect(compared).toBe(MAX)
	})

	it('on many accounts from one address end after 200', async () => {
		for (let account = 0; account < 20; account++) await wrong(MAX, `learner ${account}`, 'school')
		await expect(attempt('asha', 'school', true)).rejects.toMatchObject(refused)
		expect(await attempt('asha', 'home', true)).toBe('asha')
	})

	it('that are refused do not count for the address', async () => {
		await wrong(MAX, 'asha', 'school')
		for (let time = 0; time < 500; time++) await expect(attempt('asha', 'school')).rejects.toMatchObject(refused)
		expect(await attempt('ravi', 'school', true)).toBe('ravi')
	})

	it('on one account from many addresses have to wait a second each after 30, the owner too', async () => {
		for (let address = 0; address < 3; address++) await wrong(MAX, 'asha', `address ${address}`)
		let isDone = false
		const waiting = attempt('asha', 'home', true).finally(() => {
			isDone = true
		})
		await vi.advanceTimersByTimeAsync(999)
		expect(isDone).toBe(false)
		await vi.advanceTimersByTimeAsync(1)
		expect(await waiting).toBe('asha')
		// That one was right does not let the guessers begin anew.
		const next = attempt('asha', 'elsewhere')
		await vi.advanceTimersByTimeAsync(999)
		expect(await Promise.race([next, 'still waiting'])).toBe('still waiting')
		await vi.advanceTimersByTimeAsync(1)
		expect(await next).toBeNull()
	})

	it('on such an account are compared one after the other, by turns among the places they come from', async () => {
		for (let address = 0; address < 3; address++) await wrong(MAX, 'asha', `address ${address}`)
		const compared: string[] = []
		const slow = (place: string) =>
			limits.attempt('asha', place, async () => {
				compared.push(place)
				return null
			})
		const all = ['x', 'x', 'x', 'y', 'z'].map(slow)
		await vi.advanceTimersByTimeAsync(3_000)
		expect(compared).toEqual(['x', 'x', 'y'])
		all.push(slow('late'))
		// Other people's accounts are not slowed by it.
		expect(await attempt('ravi', 'x', true)).toBe('ravi')
		await vi.advanceTimersByTimeAsync(1_000)
		expect(compared).toEqual(['x', 'x', 'y', 'z'])
		await vi.advanceTimersByTimeAsync(2_000)
		await Promise.all(all)
		expect(compared).toEqual(['x', 'x', 'y', 'z', 'x', 'late'])
	})

	it('on such an account need not wait where it was opened before, and end there after ten wrong ones all the same', async () => {
		expect(await attempt('asha', 'home', true)).toBe('asha')
		for (let address = 0; address < 3; address++) await wrong(MAX, 'asha', `address ${address}`)
		expect(await attempt('asha', 'home', true)).toBe('asha')
		await wrong(MAX, 'asha', 'home')
		await expect(attempt('asha', 'home', true)).rejects.toMatchObject(refused)
	})

	it('on such an account wait also where only wrong ones came from before', async () => {
		for (let address = 0; address < 5; address++) await wrong(6, 'asha', `address ${address}`)
		const next = attempt('asha', 'address 0')
		await vi.advanceTimersByTimeAsync(999)
		expect(await Promise.race([next, 'still waiting'])).toBe('still waiting')
		await vi.advanceTimersByTimeAsync(1)
		expect(await next).toBeNull()
	})

	it('on such an account are refused when a minute of them is waiting', async () => {
		for (let address = 0; address < 3; address++) await wrong(MAX, 'asha', `address ${address}`)
		const all = Array.from({ length: 100 }, (_, place) => attempt('asha', `place ${place}`).catch(({ code }) => code))
		await vi.advanceTimersByTimeAsync(61_000)
		const outcomes = await Promise.all(all)
		expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(61)
		expect(outcomes.filter((outcome) => outcome === refused.code)).toHaveLength(39)
	})

	it('are forgotten for whoever set a new password', async () => {
		await wrong(MAX, 'asha', 'home')
		await wrong(MAX, 'asha', 'office')
		await limits.forget('asha', 'home')
		expect(await attempt('asha', 'home', true)).toBe('asha')
		await expect(attempt('asha', 'office', true)).rejects.toMatchObject(refused)
	})
})
