import { PlainFailure } from '../run/plain-failure.mjs'
import { runCommand } from '../run/run-command.mjs'

/**
 * Finds what to compare with: what was given, else where this branch left main, else, on main itself, the last commit.
 *
 * @param {string} given
 * @returns {Promise<string>} a commit
 * @throws {PlainFailure} when git does not know it
 */
export async function findBase(given) {
	if (given) return readLine(['rev-parse', '--verify', '--quiet', `${given}^{commit}`], `git knows no ${given}.`)
	const head = await readLine(
		['rev-parse', 'HEAD'],
		'Not a git repository with a commit: run `npm test` without --changed.',
	)
	for (const main of ['main', 'origin/main']) {
		const { isSuccess, result } = await runCommand('git', ['merge-base', 'HEAD', main])
		if (isSuccess) return result.trim()
	}
	return head
}

/**
 * @param {string} base
 * @returns {Promise<string[]>} committed since, changed or new, deleted, from the repository's folder
 */
export async function listChanged(base) {
	const changed = await runCommand('git', ['diff', '--name-only', '--no-renames', '-z', base])
	const added = await runCommand('git', ['ls-files', '--others', '--exclude-standard', '-z'])
	if (!changed.isSuccess || !added.isSuccess)
		throw new PlainFailure(`git does not say what has changed: ${changed.output}`)
	return [...new Set(`${changed.result}${added.result}`.split('\0').filter(Boolean))].sort()
}

/**
 * @param {string[]} args
 * @param {string} refusal
 */
async function readLine(args, refusal) {
	const { isSuccess, result } = await runCommand('git', args)
	if (!isSuccess) throw new PlainFailure(refusal)
	return result.trim()
}
