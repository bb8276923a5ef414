import { PlainFailure } from '../run/plain-failure.mjs'

const groups = ['check', 'unit', 'browser', 'durability']

/**
 * Reads which part of the tests is wanted: all, those named by `--only=unit,browser`, and of these with `--changed` what a change can
 * break.
 *
 * @param {string[]} args of the command line
 * @returns {{ groups: Set<string>, since: string | null }} `since` is what to compare with, '' to find it out, null to run everything
 * @throws {PlainFailure} for anything that is not such a choice
 */
export function chooseGroups(args) {
	const changed = args.map((arg) => /^--changed(?:=(.+))?$/.exec(arg)).find(Boolean)
	const others = args.filter((arg) => !/^--changed(=.+)?$/.test(arg))
	const chosen = others.flatMap((arg) => /^--only=(.+)$/.exec(arg)?.[1]?.split(',') ?? arg)
	const unknown = chosen.filter((name) => !groups.includes(name))
	const since = changed ? (changed[1] ?? '') : null
	if (unknown.length === 0) return { groups: new Set(others.length === 0 ? groups : chosen), since }
	const help = `Use --only= and some of ${groups.join(', ')}, and --changed or --changed=<commit>.`
	throw new PlainFailure(`Not understood: ${unknown.join(', ')}. ${help}`)
}
