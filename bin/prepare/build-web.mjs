import { rmSync } from 'node:fs'
import { PlainFailure } from '../run/plain-failure.mjs'
import { inProject } from '../run/project.mjs'
import { runCommand } from '../run/run-command.mjs'
import { fingerprint, isMadeFrom, markAsMadeFrom } from './fingerprint.mjs'

const stampFile = 'web/dist/.built-from'

/** Everything that shapes the pages is here; the packages are in it by package-lock.json. */
const sources = ['web', 'shared', 'package-lock.json', 'tsconfig.base.json']

/** Results of the build, and tests, which it never reads. */
const isNotRead = /\/(dist|node_modules|\.tanstack)$|\.gen\.ts$|\.test\.tsx?$/

/**
 * Builds the pages unless the last build was made from the same sources.
 *
 * @throws {PlainFailure} when the build fails
 */
export async function buildWeb() {
	const current = fingerprint(sources, (path) => isNotRead.test(path))
	if (isMadeFrom(stampFile, current)) return
	console.log('Building the pages …')
	rmSync(inProject(stampFile), { force: true })
	const { isSuccess, output } = await runCommand('npm', ['run', 'build', '-w', 'web'], {
		environment: { NODE_ENV: 'production' },
	})
	if (!isSuccess) {
		console.error(output)
		throw new PlainFailure('The pages could not be built: the reason is above.')
	}
	markAsMadeFrom(stampFile, current)
}
