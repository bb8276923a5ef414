import { describe, expect, it } from 'vitest'
import { chooseGroups } from './choose-groups.mjs'

describe('npm test', () => {
	it('runs everything when nothing is chosen', () => {
		const { groups, since } = chooseGroups([])
		expect([[...groups], since]).toEqual([['check', 'unit', 'browser', 'durability'], null])
	})

	it('runs the groups that --only names', () => {
		expect([...chooseGroups(['--only=unit,browser']).groups]).toEqual(['unit', 'browser'])
	})

	it('runs what a change can break, of all groups or of some, since a commit or one to be found', () => {
		expect(chooseGroups(['--changed'])).toEqual({ ...chooseGroups([]), since: '' })
		expect(chooseGroups(['--changed=main', '--only=unit'])).toEqual({ groups: new Set(['unit']), since: 'main' })
	})

	it('refuses what it does not understand instead of running less than was meant', () => {
		expect(() => chooseGroups(['--only=unti'])).toThrow('Not understood: unti.')
		expect(() => chooseGroups(['unit', '--watch'])).toThrow('Not understood: --watch.')
		expect(() => chooseGroups(['--changed='])).toThrow('Not understood: --changed=.')
	})
})
