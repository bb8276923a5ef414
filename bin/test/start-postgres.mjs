import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { endLater } from '../run/end-what-was-started.mjs'
import { PlainFailure } from '../run/plain-failure.mjs'
import { inProject, isWindows, projectNode } from '../run/project.mjs'

/**
 * Starts a PostgreSQL server that lives as long as this script.
 *
 * @returns {Promise<string | null>} its address; null when this machine has no PostgreSQL server programs
 * @throws {PlainFailure} when the programs are there but do not work; they have printed why
 */
export async function startPostgres() {
	const program = ['--disable-warning=ExperimentalWarning', inProject('bin/test/serve-postgres.mjs')]
	// Ctrl-C does not end it before the tests that use it, because it has a process group of its own.
	const server = spawn(projectNode, program, { stdio: ['pipe', 'pipe', 'inherit'], detached: !isWindows })
	const ended = once(server, 'exit')
	endLater(async () => {
		server.stdin.end()
		await ended
	})
	const [address] = await Promise.race([once(createInterface(server.stdout), 'line'), ended.then(() => [null])])
	if (address === null && server.exitCode !== 0) throw new PlainFailure('PostgreSQL could not be started.')
	return address
}
