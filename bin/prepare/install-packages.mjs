import { existsSync } from 'node:fs'
import { PlainFailure } from '../run/plain-failure.mjs'
import { projectNode } from '../run/project.mjs'
import { runCommand } from '../run/run-command.mjs'
import { fingerprint, isMadeFrom, markAsMadeFrom } from './fingerprint.mjs'

const stampFile = 'node_modules/.installed-from'

const networkTrouble =
	/\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b/

/**
 * Installs the npm packages, Node 24 among them, unless they are those of package-lock.json already.
 *
 * @throws {PlainFailure} when npm fails, or was not allowed to put Node 24 in its place
 */
export async function installPackages() {
	if (!isMadeFrom(stampFile, fingerprint(['package-lock.json']))) await install()
	if (!existsSync(projectNode)) {
		throw new PlainFailure(
			'Node 24 is missing: npm did not run the install script of the package `node` (package.json allows it in `allowScripts`; ' +
				'a setting such as `ignore-scripts` may stand against it).\nRun `npm rebuild node --ignore-scripts=false`, then the same command again.',
		)
	}
}

/** Remembers that the installed packages are those of package-lock.json; npm runs this after each installation. */
export function markPackagesAsInstalled() {
	markAsMadeFrom(stampFile, fingerprint(['package-lock.json']))
}

/**
 * Brings node_modules/ to what package-lock.json says and leaves that file alone. `npm ci` would do it too, but it fetches
 * everything again after the smallest change.
 */
async function install() {
	console.log('Installing packages (a minute or so the first time) …')
	const isFirst = !existsSync(projectNode)
	// One small question comes first: without a network, npm would try for minutes before it says so.
	await runNpm(['view', 'node', 'version', '--fetch-retries=1', '--fetch-retry-mintimeout=2000'])
	const order = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
	await runNpm(order)
	// An npm on an older Node leaves out native programs that want a newer one. Now it runs on the Node just installed.
	if (isFirst && existsSync(projectNode)) await runNpm(order)
	markPackagesAsInstalled()
}

/**
 * @param {string[]} args
 * @throws {PlainFailure} when npm fails
 */
async function runNpm(args) {
	const { isSuccess, output } = await runCommand('npm', args)
	if (isSuccess) return
	const trouble = networkTrouble.exec(output)?.[0]
	if (!trouble) console.error(output)
	throw new PlainFailure(
		trouble
			? `npm could not reach the package registry (${trouble}). Check the network, the proxy and \`npm config get registry\`, then run the same command again.`
			: 'The packages could not be installed: npm gives the reason above.',
	)
}
