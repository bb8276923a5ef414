import { describe, expect, it } from 'vitest'
import { invitedPlans, mayJoin } from './may-join.ts'

const at = (day: number) => new Date(Date.UTC(2026, 10, day))
const access = { planId: 'monthly', startsAt: at(1), endsAt: at(30), cancelledAt: null }
const call = { startsAt: at(20), planIds: ['monthly', 'till-mains'] }

describe('a call may be joined', () => {
	it.each([
		['with a plan for it', [access], true],
		['with a plan that begins with it', [{ ...access, startsAt: at(20) }], true],
		['with one of several', [{ ...access, planId: 'trial' }, access], true],
		['with none', [], false],
		['with a plan that it is not for', [{ ...access, planId: 'trial' }], false],
		['with a plan that begins after it', [{ ...access, startsAt: at(21) }], false],
		['with a plan that ends with it', [{ ...access, endsAt: at(20) }], false],
		['with a plan that was given back', [{ ...access, cancelledAt: at(2) }], false],
	])('%s: %#', (_, accesses, expected) => expect(mayJoin(accesses, call)).toBe(expected))
})

describe('a call is for', () => {
	it.each([
		[[], ['a', 'b'], ['a', 'b']],
		[['b'], ['a', 'b'], ['b']],
		[['c'], ['a', 'b'], []],
		[['a', 'c'], ['a', 'b'], ['a']],
	])('%j, with mentorship in %j: %j', (named, withMentorship, expected) =>
		expect(invitedPlans(named, withMentorship)).toEqual(expected),
	)
})
