import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endLater } from '../run/end-what-was-started.mjs'
import { isWindows } from '../run/project.mjs'
import { runCommand } from '../run/run-command.mjs'

/**
 * @typedef {object} TestOutcome
 * @property {boolean} isSuccess
 * @property {number} seconds
 * @property {number} passed how many tests
 * @property {number} failed how many tests; a run that broke before it could count is one
 */

/**
 * Runs tests with a temporary folder of their own, so that nothing of them stays on the disk, even after Ctrl-C.
 *
 * @param {string[]} projects of vitest.config.ts
 * @param {Record<string, string | undefined>} environment
 * @returns {Promise<TestOutcome>}
 */
export async function runVitest(projects, environment) {
	const folder = makeTemporaryFolder()
	const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
	const forget = endLater(remove)
	const report = join(folder, 'report.json')
	const choice = projects.map((project) => `--project=${project}`)
	const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
	const { isSuccess, seconds } = await runCommand('vitest', ['run', ...choice, ...reporters], {
		environment: { ...environment, TMPDIR: folder },
		isShown: true,
	})
	const counts = countTests(readReport(report), isSuccess)
	remove()
	forget()
	return { isSuccess, seconds, ...counts }
}

/** Its path is short, because a Unix socket inside it may not have a long one. */
function makeTemporaryFolder() {
	const folder = mkdtempSync(isWindows ? join(tmpdir(), 'aravalli-') : '/tmp/aravalli-')
	// PostgreSQL runs as another user and has its folder inside.
	chmodSync(folder, 0o711)
	return folder
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
