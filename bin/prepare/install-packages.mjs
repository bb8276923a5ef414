import { existsSync } from 'node:fs'
import { delimiter } from 'node:path'
import { PlainFailure } from '../run/plain-failure.mjs'
import { inProject, projectNode } from '../run/project.mjs'
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
	const options = ['--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
	// npm's own patience with a registry that does not answer is minutes of silence.
	const patience = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=10000']
	const { isSuccess, output } = await runCommand('npm', ['install', ...options, ...patience], {
		environment: { PATH: pathWithoutPackages() },
	})
	if (isSuccess) return markPackagesAsInstalled()
	console.error(output)
	throw new PlainFailure(
		networkTrouble.test(output)
			? 'npm could not reach the package registry. Check the network, the proxy and `npm config get registry`, then run the same command again.'
			: 'The packages could not be installed: npm gives the reason above.',
	)
}

/** npm runs on the Node that it came with: an old npm does not know Node 24. */
function pathWithoutPackages() {
	const folders = process.env.PATH?.split(delimiter) ?? []
	return folders.filter((folder) => folder !== inProject('node_modules/.bin')).join(delimiter)
}
