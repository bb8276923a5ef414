import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { projectEnvironment, projectFolder, projectNode } from './project.mjs'
import { whenNpmIsGone } from './when-npm-is-gone.mjs'

/**
 * Runs the server in the foreground, passes on what tells it to stop and takes over its exit status. From a terminal,
 * Ctrl-C reaches it twice, directly and from here: the server takes the second as the first.
 *
 * @param {string[]} nodeOptions
 * @param {string} defaultMode NODE_ENV unless the environment names one
 * @param {string[]} [program] another of the server's programs, and its arguments
 */
export function runServer(nodeOptions, defaultMode, program = ['server/src/main.ts']) {
	const server = spawn(projectNode, [...nodeOptions, '--disable-warning=ExperimentalWarning', ...program], {
		cwd: projectFolder,
		env: projectEnvironment({ NODE_ENV: process.env.NODE_ENV || defaultMode }),
		stdio: 'inherit',
	})
	process.on('SIGINT', () => server.kill('SIGINT'))
	process.on('SIGTERM', () => server.kill('SIGTERM'))
	whenNpmIsGone(() => server.kill('SIGTERM'))
	server.on('exit', (status, signal) => process.exit(signal ? 128 + constants.signals[signal] : (status ?? 1)))
}
