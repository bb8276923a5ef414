import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keptValue } from './kept-value.ts'

let time = 0
beforeEach(() => {
	time = 0
})
const now = () => new Date(time)

describe('a kept value', () => {
	it('is read once for all who ask within its time, at the same moment or later', async () => {
		let count = 0
		const read = vi.fn(async () => ++count)
		const value = keptValue(5, now, read)
		expect(await Promise.all([value(), value()])).toEqual([1, 1])
		time = 4_999
		expect(await value()).toBe(1)
		time = 5_000
		expect(await value()).toBe(2)
		expect(read).toHaveBeenCalledTimes(2)
	})

	it('is read again after a failure, which all who waited hear of', async () => {
		const read = vi.fn(async () => 'here').mockRejectedValueOnce(new Error('away'))
		const value = keptValue(5, now, read)
		const waiting = [value(), value()]
		for (const one of waiting) await expect(one).rejects.toThrow('away')
		expect(await value()).toBe('here')
		expect(read).toHaveBeenCalledTimes(2)
	})

	it('does not forget a newer value when an older reading fails late', async () => {
		const { promise: late, reject } = Promise.withResolvers<string>()
		const read = vi.fn(async () => 'new').mockReturnValueOnce(late)
		const value = keptValue(5, now, read)
		const first = value()
		time = 6_000
		expect(await value()).toBe('new')
		reject(new Error('away'))
		await expect(first).rejects.toThrow('away')
		expect(await value()).toBe('new')
		expect(read).toHaveBeenCalledTimes(2)
	})
})
