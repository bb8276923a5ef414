import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { endLater, willExit } from './end-what-was-started.mjs'
import { isWindows, projectEnvironment, projectFolder } from './project.mjs'

/** A command may take this long to end after it was asked to. */
const endWithinMs = 10_000

/**
 * @typedef {object} Outcome
 * @property {boolean} isSuccess the command ended with status 0
 * @property {string} output what it printed and complained, unless it was shown
 * @property {string} result what it printed on standard output alone
 * @property {number} seconds how long it took
 */

/**
 * Runs a command to its end. It gets a process group of its own, so that nothing it starts outlives it.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {object} [options]
 * @param {string} [options.folder] where it runs; the repository's folder unless told
 * @param {Record<string, string | undefined>} [options.environment] additions to the environment; undefined removes
 * @param {boolean} [options.isShown] its output goes to the terminal at once and is not kept
 * @param {string} [options.label] stands before each line that is shown, to tell commands apart that run at once
 * @returns {Promise<Outcome>}
 */
export async function runCommand(command, args, { folder = projectFolder, environment, isShown = false, label } = {}) {
	const startedAt = Date.now()
	const stream = isShown && !label ? 'inherit' : 'pipe'
	const child = spawn(command, args, {
		cwd: folder,
		env: projectEnvironment(environment),
		stdio: ['ignore', stream, stream],
		detached: !isWindows,
		shell: isWindows,
	})
	const said = isShown ? showLines(child, label) : keepOutput(child)
	const isSuccess = await untilEnded(child).catch((error) => {
		said.output += error.message
		return false
	})
	// Whoever waits for this command would start the next one.
	if (willExit()) await new Promise(() => undefined)
	return { isSuccess, ...said, seconds: (Date.now() - startedAt) / 1000 }
}

/** @param {import('node:child_process').ChildProcess} child */
function keepOutput(child) {
	const said = { output: '', result: '' }
	child.stdout?.setEncoding('utf8').on('data', (text) => {
		said.output += text
		said.result += text
	})
	child.stderr?.setEncoding('utf8').on('data', (text) => {
		said.output += text
	})
	return said
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {string | undefined} label without one, it has the terminal to itself
 */
function showLines(child, label) {
	for (const stream of [child.stdout, child.stderr]) {
		if (stream) createInterface(stream).on('line', (line) => console.log(`${label} | ${line}`))
	}
	return { output: '', result: '' }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<boolean>} whether its status was 0; rejects when it could not be started
 */
async function untilEnded(child) {
	const closed = once(child, 'close')
	const forget = endLater(async () => {
		signalGroup(child, 'SIGTERM')
		const patience = setTimeout(signalGroup, endWithinMs, child, 'SIGKILL')
		await closed.catch(() => undefined)
		clearTimeout(patience)
	})
	// Processes that it left behind would keep its output open for ever.
	child.once('exit', () => signalGroup(child, 'SIGTERM'))
	try {
		const [status] = await closed
		return status === 0
	} finally {
		forget()
	}
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
	if (child.pid === undefined) return
	try {
		if (isWindows) child.kill(signal)
		else process.kill(-child.pid, signal)
	} catch {
		// Nobody of the group is left.
	}
}
