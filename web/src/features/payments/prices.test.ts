import { expect, it } from 'vitest'
import { billOf, paiseOf } from './prices.ts'

it.each([
	[0, 0],
	[99, 9900],
	[127.5, 12_750],
	[127.55, 12_755],
	[0.29, 29],
	[3999, 399_900],
])('%d rupees are %i paise', (rupees, expected) => expect(paiseOf(rupees)).toBe(expected))

it.each([
	[150, 135, { percent: 10, amount: 1500 }],
	[150, 127.5, { percent: 15, amount: 2250 }],
	[150, 120, { percent: 20, amount: 3000 }],
	[999, 799, { percent: 20, amount: 20_000 }],
	[2199, 2199, null],
	[0, 0, null],
	// Less than half a percent is no discount to speak of.
	[1000, 996, null],
	[100, 120, null],
	[100, 0, { percent: 100, amount: 10_000 }],
])('of %d, at %d, there is a discount of %j', (original, price, discount) => {
	expect(billOf(original, price)).toEqual({
		original: paiseOf(Math.max(original, price)),
		price: paiseOf(price),
		discount,
	})
})
