import { describe, expect, it } from 'vitest'
import { sumUp } from './sum-up.mjs'

const unit = { group: 'unit', line: '  ok  unit', passed: 40, failed: 0, failures: [], unsteady: [] }
const time = '2.0 minutes: unit 2.0'

describe('the last lines of npm test', () => {
	it('are the steps, the sum and the time', () => {
		const { text, isSuccess } = sumUp([unit, { ...unit, line: '  ok  browser', passed: 2 }], time, null)
		const sum = '42 passed, 0 failed\n0 of the passed ones only when run again'
		expect(text).toBe(`\n  ok  unit\n  ok  browser\n\n${sum}\n${time}`)
		expect(isSuccess).toBe(true)
	})

	it('name and count what passed only when it was run again, which is no failure', () => {
		const { text, isSuccess } = sumUp([{ ...unit, unsteady: ['e2e/menu.e2e.ts: a menu closes'] }], time, null)
		expect(text).toContain('passed only when run again  e2e/menu.e2e.ts: a menu closes')
		expect(text).toContain('1 of the passed ones only when run again')
		expect(isSuccess).toBe(true)
	})

	it('name what failed', () => {
		const { text, isSuccess } = sumUp([{ ...unit, failed: 1, failures: ['a.test.ts: adds'] }], time, null)
		expect(text).toContain('failed  a.test.ts: adds')
		expect(isSuccess).toBe(false)
	})

	it('fail when it took too long, although every test passed', () => {
		const { text, isSuccess } = sumUp([unit], time, 'took 31.0 minutes')
		expect(text).toContain('FAILED            took 31.0 minutes')
		expect(isSuccess).toBe(false)
	})
})
