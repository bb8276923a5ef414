import { PlainFailure } from '../run/plain-failure.mjs'

const groups = ['check', 'unit', 'browser', 'durability']

/**
 * Reads which part of the tests is wanted: all, or those named by `--only=unit,browser`.
 *
 * @param {string[]} args of the command line
 * @throws {PlainFailure} for anything that is not such a choice
 */
export function chooseGroups(args) {
	if (args.length === 0) return new Set(groups)
	const chosen = args.flatMap((arg) => /^--only=(.+)$/.exec(arg)?.[1]?.split(',') ?? arg)
	const unknown = chosen.filter((name) => !groups.includes(name))
	if (unknown.length === 0) return new Set(chosen)
	throw new PlainFailure(`Not understood: ${unknown.join(', ')}. Use --only= and some of ${groups.join(', ')}.`)
}
