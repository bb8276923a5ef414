import { describe, expect, it } from 'vitest'
import { textsIn } from '#web/lib/messages.ts'
import { quoteOf } from './quote.ts'
import { quotes as englishTexts } from './quotes.en.ts'
import { quotes as hindi } from './quotes.hi.ts'

const english = await textsIn(englishTexts, 'english')

const tiers = ['excellent', 'good', 'improvement'] as const
const three = [{ text: 'one' }, { text: 'two' }, { text: 'three' }]

it.each([
	[0, 'one'],
	[0.34, 'two'],
	[0.67, 'three'],
	[0.999999, 'three'],
])('chance %d chooses “%s” of three', (chance, text) => expect(quoteOf(three, chance)?.text).toBe(text))

it('chooses nothing of nothing', () => expect(quoteOf([], 0.5)).toBeNull())

describe.each(tiers)('the quotes for %s', (tier) => {
	it('are at least five, each once', () => {
		for (const list of [english[tier], hindi[tier]]) {
			expect(list.length).toBeGreaterThanOrEqual(5)
			expect(new Set(list.map(({ text }) => text)).size).toBe(list.length)
		}
	})

	it('are the same ones in both languages', () => {
		const named = (list: { author?: string }[]) => list.map(({ author }) => author !== undefined)
		expect(named(hindi[tier])).toEqual(named(english[tier]))
	})
})
