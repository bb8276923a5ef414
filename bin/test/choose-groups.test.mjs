import { describe, expect, it } from 'vitest'
import { chooseGroups } from './choose-groups.mjs'

describe('npm test', () => {
	it('runs everything when nothing is chosen', () => {
		expect([...chooseGroups([])]).toEqual(['check', 'unit', 'browser', 'durability'])
	})

	it('runs the groups that --only names', () => {
		expect([...chooseGroups(['--only=unit,browser'])]).toEqual(['unit', 'browser'])
	})

	it('refuses what it does not understand instead of running less than was meant', () => {
		expect(() => chooseGroups(['--only=unti'])).toThrow('Not understood: unti.')
		expect(() => chooseGroups(['unit', '--watch'])).toThrow('Not understood: --watch.')
	})
})
