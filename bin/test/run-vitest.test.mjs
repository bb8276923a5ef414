import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectFolder } from '../run/project.mjs'
import { countTests, listFailures, listUnsteady } from './run-vitest.mjs'

const menu = join(projectFolder, 'e2e', 'menu.e2e.ts')
const reason = [
	'Error: it stayed',
	'  - waiting for the menu',
	`    at close (${join(projectFolder, 'node_modules', 'a.js')}:1:2)`,
	`    at ${menu}:3:7`,
].join('\n')

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

	it('names each test that failed, with the reason and where it was found', () => {
		const assertionResults = [
			{ fullName: 'a menu opens', status: 'passed', failureMessages: [] },
			{ fullName: 'a menu closes', status: 'failed', failureMessages: [reason] },
		]
		const file = { name: menu, status: 'failed', assertionResults }
		const line = `${join('e2e', 'menu.e2e.ts')}: a menu closes\n    Error: it stayed\n    waiting for the menu\n    at ${join('e2e', 'menu.e2e.ts')}:3`
		expect(listFailures({ testResults: [file] })).toEqual([line])
	})

	it('names a file that could not be loaded, and no file that passed', () => {
		const broken = { status: 'failed', message: 'Cannot find module', assertionResults: [] }
		const testResults = [
			{ ...broken, name: join(projectFolder, 'web', 'a.test.ts') },
			{ name: join(projectFolder, 'web', 'b.test.ts'), status: 'passed', message: '', assertionResults: [] },
		]
		expect(listFailures({ testResults })).toEqual([`${join('web', 'a.test.ts')}\n    Cannot find module`])
		expect(listFailures({})).toEqual([])
	})

	it('names each test that passed only when it was run again', () => {
		const assertionResults = [
			{ fullName: 'a menu opens', status: 'passed', failureMessages: [] },
			{ fullName: 'a menu closes', status: 'passed', failureMessages: [reason] },
			{ fullName: 'a menu stays', status: 'failed', failureMessages: ['Error: it went'] },
		]
		const file = { name: menu, status: 'failed', assertionResults }
		expect(listUnsteady({ testResults: [file] })).toEqual([
			`${join('e2e', 'menu.e2e.ts')}: a menu closes\n    Error: it stayed\n    waiting for the menu\n    at ${join('e2e', 'menu.e2e.ts')}:3`,
		])
	})
})
