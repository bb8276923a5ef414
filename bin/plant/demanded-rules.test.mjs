import { describe, expect, it } from 'vitest'
import { demandedRules, unbrokenRules } from './demanded-rules.mjs'

const config = {
	plugins: [{ path: 'styles.grit', includes: ['web/**/*.css'] }],
	linter: { rules: { preset: 'recommended', style: { noEnum: 'error' } } },
	overrides: [
		{ includes: ['e2e/**'], linter: { rules: { style: { noEnum: 'off' } } } },
		{ includes: ['web/**', '!**/*.test.ts'], linter: { rules: { style: { noGlobals: { level: 'error' } } } } },
		{ includes: ['content/**'] },
	],
}
const plugin = 'register_diagnostic(message="colours: name it.") register_diagnostic(message="widths: use five.")'
const rules = demandedRules(config, (file) => (file === 'styles.grit' ? plugin : ''))

describe('what has to be broken once', () => {
	it('is each rule of all files and of some files, and each message of a plugin', () => {
		expect(rules).toEqual([
			{ name: 'lint/style/noEnum' },
			{ name: 'lint/style/noGlobals', includes: ['web/**', '!**/*.test.ts'] },
			{ name: 'colours', includes: ['web/**/*.css'] },
			{ name: 'widths', includes: ['web/**/*.css'] },
		])
	})

	it('is named when nothing breaks it', () => {
		expect(unbrokenRules(rules, [{ rule: 'widths', file: 'web/a/b.css' }])).toEqual([
			'lint/style/noEnum',
			'lint/style/noGlobals in web/**, !**/*.test.ts',
			'colours in web/**/*.css',
		])
	})

	it('counts only in a file that the rule is set for', () => {
		const [, noGlobals] = rules
		const unbroken = (/** @type {string} */ file) =>
			unbrokenRules(noGlobals ? [noGlobals] : [], [{ rule: 'lint/style/noGlobals', file }])
		expect(unbroken('web/src/a.ts')).toEqual([])
		expect(unbroken('web/src/a.test.ts')).toHaveLength(1)
		expect(unbroken('server/a.ts')).toHaveLength(1)
	})
})
