import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endLater } from '../run/end-what-was-started.mjs'
import { runCommand } from '../run/run-command.mjs'

/**
 * @typedef {object} TestOutcome
 * @property {boolean} isSuccess
 * @property {number} seconds
 * @property {number} passed how many tests
 * @property {number} failed how many tests; a run that broke before it could count is one
 */

/**
 * @param {string[]} projects of vitest.config.ts
 * @param {Record<string, string | undefined>} environment
 * @returns {Promise<TestOutcome>}
 */
export async function runVitest(projects, environment) {
	const folder = mkdtempSync(join(tmpdir(), 'aravalli-report-'))
	endLater(() => rmSync(folder, { recursive: true, force: true }))
	const report = join(folder, 'report.json')
	const choice = projects.map((project) => `--project=${project}`)
	const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
	const { isSuccess, seconds } = await runCommand('vitest', ['run', ...choice, ...reporters], {
		environment,
		isShown: true,
	})
	return { isSuccess, seconds, ...countTests(readReport(report), isSuccess) }
}

/** @param {string} file */
function readReport(file) {
	try {
		return JSON.parse(readFileSync(file, 'utf8'))
	} catch {
		return {}
	}
}

/**
 * @param {{ numPassedTests?: number, numFailedTests?: number }} report empty when the run left none
 * @param {boolean} isSuccess
 */
export function countTests({ numPassedTests = 0, numFailedTests = 0 }, isSuccess) {
	return { passed: numPassedTests, failed: isSuccess ? numFailedTests : Math.max(1, numFailedTests) }
}
