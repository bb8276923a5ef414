import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { endLater } from '../run/end-what-was-started.mjs'
import { isWindows, projectFolder } from '../run/project.mjs'
import { runCommand } from '../run/run-command.mjs'

/**
 * @typedef {object} TestOutcome
 * @property {boolean} isSuccess
 * @property {number} seconds
 * @property {number} passed how many tests
 * @property {number} failed how many tests; a run that broke before it could count is one
 * @property {string[]} failures a few lines for each of those: file, test, the reason, and where it was found
 * @property {string[]} unsteady the same for each that passed only when it was run again
 */

/**
 * Runs tests with a temporary folder of their own, so that nothing of them stays on the disk, even after Ctrl-C.
 *
 * @param {import('./test-steps.mjs').TestStep} step
 * @param {Record<string, string | undefined>} environment
 * @param {string} [label] before each line it prints, where another run prints at the same time
 * @returns {Promise<TestOutcome>}
 */
export async function runVitest(step, environment, label) {
	const folder = makeTemporaryFolder()
	const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
	const forget = endLater(remove)
	const report = join(folder, 'report.json')
	const choice = [
		...step.projects.map((project) => `--project=${project}`),
		...(step.tag ? [`--tags-filter=${step.tag}`] : []),
		...(step.options ?? []),
	]
	const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
	const what = step.related ? ['related', '--run', ...step.related, '--passWithNoTests'] : ['run']
	const { isSuccess, seconds } = await runCommand('vitest', [...what, ...choice, ...reporters], {
		environment: { ...environment, TMPDIR: folder },
		isShown: true,
		...(label && { label }),
	})
	const found = readReport(report)
	const counts = countTests(found, isSuccess)
	remove()
	forget()
	return { isSuccess, seconds, ...counts, failures: listFailures(found), unsteady: listUnsteady(found) }
}

/** Makes a folder whose path is short, because a Unix socket inside it may not have a long one. */
function makeTemporaryFolder() {
	const folder = mkdtempSync(isWindows ? join(tmpdir(), 'aravalli-') : '/tmp/aravalli-')
	// PostgreSQL runs as another user and has its folder inside.
	chmodSync(folder, 0o711)
	return folder
}

/**
 * Describes the part that is read of what Vitest's JSON reporter writes. Empty when the run left none.
 *
 * @typedef {object} Report
 * @property {number} [numPassedTests]
 * @property {number} [numFailedTests]
 * @property {TestFile[]} [testResults]
 *
 * @typedef {object} TestFile
 * @property {string} name its path
 * @property {string} status
 * @property {string} [message] why it could not be loaded
 * @property {{ fullName: string, status: string, failureMessages?: string[] | null }[]} assertionResults
 */

/**
 * @param {string} file
 * @returns {Report}
 */
function readReport(file) {
	try {
		return JSON.parse(readFileSync(file, 'utf8'))
	} catch {
		return {}
	}
}

/**
 * @param {Report} report
 * @param {boolean} isSuccess
 */
export function countTests({ numPassedTests = 0, numFailedTests = 0 }, isSuccess) {
	return { passed: numPassedTests, failed: isSuccess ? numFailedTests : Math.max(1, numFailedTests) }
}

/**
 * Thousands of lines stand between a failure and the sum at the end of `npm test`, so it is named there again.
 *
 * @param {Report} report
 * @returns {string[]}
 */
export function listFailures({ testResults = [] }) {
	return testResults.flatMap(({ name, status, message, assertionResults }) => {
		const failed = assertionResults.filter((test) => test.status === 'failed')
		const file = relative(projectFolder, name)
		if (failed.length === 0) return status === 'failed' ? [`${file}\n    ${firstLine(message)}`] : []
		return failed.map((test) => describeTest(file, test))
	})
}

/**
 * Lists what Vitest had to run again, which keeps the reasons of the runs before.
 *
 * @param {Report} report
 * @returns {string[]}
 */
export function listUnsteady({ testResults = [] }) {
	return testResults.flatMap(({ name, assertionResults }) => {
		const unsteady = assertionResults.filter(
			({ status, failureMessages }) => status === 'passed' && failureMessages?.length,
		)
		return unsteady.map((test) => describeTest(relative(projectFolder, name), test))
	})
}

/**
 * @param {string} file
 * @param {TestFile['assertionResults'][number]} test
 */
function describeTest(file, { fullName, failureMessages }) {
	return `${file}: ${fullName}\n    ${reasonOf(failureMessages?.[0])}`
}

/**
 * Gives the first line of a reason, what a browser waited for, and where in the project that was.
 *
 * @param {string | undefined} text
 */
function reasonOf(text = '') {
	const waitedFor = /^\s*-? ?(waiting for .+)/m.exec(text)?.[1]
	const place = text
		.split('\n')
		.filter((line) => !line.includes('node_modules'))
		.map((line) => /^\s+at .*?([^(\s]+:\d+):\d+\)?$/.exec(line)?.[1]?.replace('file://', ''))
		.find(Boolean)
	return [firstLine(text), waitedFor, place && `at ${relative(projectFolder, resolve(projectFolder, place))}`]
		.filter(Boolean)
		.join('\n    ')
}

/** @param {string | undefined} text */
function firstLine(text = '') {
	return text.split('\n', 1)[0]
}
