import { describe, expect, it } from 'vitest'
import { readOnboardingSearch, shownStep } from './onboarding-steps.ts'

describe('the steps of the onboarding', () => {
	it.each([
		[{}, {}],
		[{ step: 'name' }, {}],
		[{ step: 'goal' }, { step: 'goal' }],
		[{ step: 'nonsense' }, {}],
		[{ step: 3 }, {}],
	])('%j is read as %j', (search, read) => {
		expect(readOnboardingSearch(search)).toEqual(read)
	})

	it('sums up only what is stored', () => {
		expect(shownStep({ step: 'welcome' }, false)).toBe('hours')
		expect(shownStep({ step: 'welcome' }, true)).toBe('welcome')
		expect(shownStep({}, true)).toBe('name')
	})
})
