import { describe, expect, it } from 'vitest'
import { countTests } from './run-vitest.mjs'

describe('the sum at the end of npm test', () => {
	it('counts what passed and what failed', () => {
		expect(countTests({ numPassedTests: 41, numFailedTests: 2 }, false)).toEqual({ passed: 41, failed: 2 })
	})

	it('counts a run that broke before it could report as a failure', () => {
		expect(countTests({}, false)).toEqual({ passed: 0, failed: 1 })
	})

	it('counts a run whose files could not be loaded as a failure although no test failed', () => {
		expect(countTests({ numPassedTests: 7, numFailedTests: 0 }, false)).toEqual({ passed: 7, failed: 1 })
	})
})
