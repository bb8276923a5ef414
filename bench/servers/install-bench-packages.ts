import { fingerprint, isMadeFrom, markAsMadeFrom } from '../../bin/prepare/fingerprint.mjs'
import { PlainFailure } from '../../bin/run/plain-failure.mjs'
import { inProject } from '../../bin/run/project.mjs'
import { runCommand } from '../../bin/run/run-command.mjs'

const lockFile = 'bench/package-lock.json'
const stampFile = 'bench/node_modules/.installed-from'

/** Installs what only the benchmark needs, which is not part of the project's own installation. */
export async function installBenchPackages(): Promise<void> {
	const current = fingerprint([lockFile])
	if (isMadeFrom(stampFile, current)) return
	console.log('Installing what only the benchmark needs (Next.js and Lighthouse) …')
	// A plain `npm ci` refuses a lock file that lacks Next's compilers for other systems, and not every registry has
	// them all.
	const args = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
	const { isSuccess, output } = await runCommand('npm', args, { folder: inProject('bench') })
	if (!isSuccess) throw new PlainFailure(`The packages of the benchmark could not be installed:\n${output}`)
	markAsMadeFrom(stampFile, current)
}
