import { describe, expect, it } from 'vitest'
import {
	discountPercent,
	formatRupees,
	lessOf,
	lessPercent,
	paise,
	paiseOfRupees,
	paiseOfWholeRupees,
	sumOf,
} from './money.ts'

describe('rupees that a caller sends', () => {
	it.each([
		[0, 0],
		[127.5, 12_750],
		[127.55, 12_755],
		[0.1, 10],
		[799, 79_900],
		[1.005, null],
		[-1, null],
		[Number.NaN, null],
		[Number.POSITIVE_INFINITY, null],
		[1e15, null],
	])('%d are %s paise', (rupees, amount) => expect(paiseOfRupees(rupees)).toBe(amount))

	it('come back from every amount of paise', () => {
		const amounts = Array.from({ length: 300_000 }, (_, amount) => amount)
		expect(amounts.filter((amount) => paiseOfRupees(amount / 100) !== amount)).toEqual([])
	})
})

it.each([1.5, -1, Number.NaN, 1e15])('%d is no amount in paise', (amount) =>
	expect(() => paise(amount)).toThrow(RangeError),
)

it('takes only whole rupees from editors', () => {
	expect(paiseOfWholeRupees(150)).toBe(15_000)
	expect(() => paiseOfWholeRupees(127.5)).toThrow(RangeError)
})

it.each([
	[15_000, 10, 13_500],
	[15_000, 15, 12_750],
	[15_000, 20, 12_000],
	[101, 50, 51],
	[15_000, 0, 15_000],
	[15_000, 100, 0],
])('%d less %d %% is %d', (amount, percent, less) => expect(lessPercent(paise(amount), percent)).toBe(less))

it.each([
	[99_900, 79_900, 20],
	[15_000, 12_750, 15],
	[15_000, 15_000, 0],
	[15_000, 16_000, 0],
	[0, 0, 0],
	[100_00, 99_60, 0],
	[100_00, 99_50, 1],
])('from %d to %d are %d percent off', (original, discounted, percent) =>
	expect(discountPercent(paise(original), paise(discounted))).toBe(percent),
)

it('is written as India writes it', () => {
	expect([12_750, 219_900, 12_345_678, 0].map((amount) => formatRupees(paise(amount)))).toEqual([
		'₹127.50',
		'₹2,199',
		'₹1,23,456.78',
		'₹0',
	])
})

it('is added up and taken away in whole paise, never below nothing', () => {
	expect([sumOf([paise(12_750), paise(1)]), sumOf([]), lessOf(paise(12_750), paise(50))]).toEqual([12_751, 0, 12_700])
	expect(() => lessOf(paise(1), paise(2))).toThrow('no amount in paise')
})
