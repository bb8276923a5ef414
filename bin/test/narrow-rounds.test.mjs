import { describe, expect, it } from 'vitest'
import { applyChoice } from './narrow-rounds.mjs'
import { testRounds } from './test-steps.mjs'

const nothing = { unit: [], stories: [], durability: false, reasons: [] }
const narrow = (/** @type {Partial<import('./choose-changed.mjs').Choice>} */ choice) =>
	applyChoice(testRounds(true), { ...nothing, ...choice }).flat()

describe('a narrowed run', () => {
	it('lets Vitest choose unit tests on both databases, and runs nothing for nothing', () => {
		const related = ['web/src/ui/tokens.css']
		expect(narrow({ unit: related }).map((step) => [step.database, step.related])).toEqual([
			['embedded', related],
			['postgres', related],
		])
		expect(narrow({})).toEqual([])
	})

	it('names the files of browser tests on both databases', () => {
		const browser = narrow({ stories: ['e2e/blogs.e2e.ts'] }).filter(({ group }) => group === 'browser')
		expect(browser.map(({ options }) => options?.[0])).toEqual(['e2e/blogs.e2e.ts', 'e2e/blogs.e2e.ts'])
	})

	it('is everything where everything was chosen', () => {
		expect(narrow({ unit: 'all', stories: 'all', durability: true })).toEqual(testRounds(true).flat())
	})
})

describe('without PostgreSQL', () => {
	it('all browser tests run on the embedded database', () => {
		const steps = testRounds(false).flat()
		expect(new Set(steps.map(({ database }) => database))).toEqual(new Set(['embedded']))
		const browser = steps.filter(({ group }) => group === 'browser')
		expect(browser.map(({ tag }) => tag)).toEqual([undefined])
	})
})
