import { readFileSync } from 'node:fs'
import { PlainFailure } from '../run/plain-failure.mjs'
import { inProject } from '../run/project.mjs'
import { runCommand } from '../run/run-command.mjs'
import { findBase, listChanged, listSourceReaders } from './changed-files.mjs'
import { chooseChanged } from './choose-changed.mjs'
import { readStories } from './story-graph.mjs'

/** @typedef {import('./test-steps.mjs').TestRound} TestRound */
/** @typedef {import('./test-steps.mjs').TestStep} TestStep */

/**
 * Leaves of the tests what the change since `given` can break, and prints what that is and why.
 *
 * @param {TestRound[]} rounds
 * @param {string} given a commit, or '' for where this branch left main
 * @returns {Promise<TestRound[]>}
 */
export async function narrowRounds(rounds, given) {
	const base = await findBase(given)
	const changed = await listChanged(base)
	const read = (/** @type {string} */ file) => readFileSync(inProject(file), 'utf8')
	const stories = readStories(await readGraph(), read)
	const choice = chooseChanged(changed, stories, await listSourceReaders(read))
	console.log(`\n${changed.length} files have changed since ${base.slice(0, 10)}:`)
	for (const reason of choice.reasons) console.log(`  ${reason}`)
	const files =
		choice.stories === 'all'
			? 'all browser tests'
			: `${choice.stories.length} of ${stories.length} files of browser tests`
	const unit =
		choice.unit === 'all'
			? 'all unit and server tests'
			: 'the unit and server tests that import or read what has changed'
	console.log(`Run: ${unit}, ${files}, durability ${choice.durability ? 'too' : 'not'}.`)
	if (choice.stories !== 'all') for (const file of choice.stories) console.log(`  ${file}`)
	return applyChoice(rounds, choice)
}

/**
 * @param {TestRound[]} rounds
 * @param {import('./choose-changed.mjs').Choice} choice
 */
export function applyChoice(rounds, { unit, stories, durability }) {
	/** @type {Record<string, Partial<TestStep> | null>} null where nothing is to run */
	const choices = {
		unit: unit === 'all' ? {} : unit.length === 0 ? null : { related: unit },
		browser: choiceOf(stories),
		durability: durability ? {} : null,
	}
	const narrowed = rounds.map((round) =>
		round.flatMap((step) => {
			const own = choices[step.group]
			return own ? [{ ...step, ...own }] : []
		}),
	)
	return narrowed.filter((round) => round.length > 0)
}

/** @param {'all' | string[]} stories */
function choiceOf(stories) {
	if (stories === 'all') return {}
	// Files without a smoke journey leave none to run.
	return stories.length === 0 ? null : { options: [...stories, '--passWithNoTests'] }
}

/**
 * Reads the imports as dependency-cruiser sees them, with their aliases, styles and what is loaded later.
 *
 * @returns {Promise<import('./story-graph.mjs').ImportGraph>}
 */
async function readGraph() {
	const { result, output } = await runCommand('depcruise', ['--output-type=json', 'web', 'shared', 'e2e'])
	if (!result.startsWith('{')) throw new PlainFailure(`dependency-cruiser gave no report: ${output}`)
	/** @type {{ source: string, dependencies: { resolved: string }[] }[]} */
	const modules = JSON.parse(result).modules
	return new Map(modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]))
}
