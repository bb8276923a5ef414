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
 * Lists the tests that read sources as texts, which no graph of imports shows. What the server's tests read is what they have written
 * themselves, or changes for which all of them run.
 *
 * @param {(file: string) => string} read
 * @returns {Promise<string[]>} from the repository's folder
 */
export async function listSourceReaders(read) {
	const tests = ['bin', 'shared', 'web'].flatMap((folder) => [
		`${folder}/*.test.ts`,
		`${folder}/*.test.tsx`,
		`${folder}/*.test.mjs`,
	])
	const { isSuccess, result, output } = await runCommand('git', ['ls-files', '-z', '--', ...tests])
	if (!isSuccess) throw new PlainFailure(`git does not list the tests: ${output}`)
	const files = result.split('\0').filter(Boolean)
	return files.filter((file) => /\b(readFileSync|readdirSync|globSync|import\.meta\.glob)\b/.test(read(file)))
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
