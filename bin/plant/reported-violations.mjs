import { runCommand } from '../run/run-command.mjs'

/**
 * Runs a quality tool and says what it reported, each as `<rule> <file>`.
 *
 * @callback Tool
 * @param {string} folder of the project
 * @returns {Promise<Set<string>>}
 */

/** @type {Tool} */
export async function runDependencyCruiser(folder) {
	const { summary } = await runForJson('depcruise', ['--output-type=json', '.'], folder)
	return namesOf(summary.violations, ({ rule, from }) => [`${rule.name} ${from}`])
}

/** @type {Tool} */
export async function runBiome(folder) {
	const options = ['ci', '--reporter=json', '--colors=off', '--max-diagnostics=none', '.']
	const { diagnostics } = await runForJson('biome', options, folder)
	return namesOf(diagnostics, ({ severity, category, message, location }) => {
		// A plugin's own name is only in its message.
		const rule = category === 'plugin' ? message.split(':')[0] : category
		return severity === 'error' ? [`${rule} ${location.path}`] : []
	})
}

/** @type {Tool} */
export async function runKnip(folder) {
	const { issues } = await runForJson('knip', ['--reporter=json', '--no-progress', '--no-config-hints'], folder)
	return namesOf(issues, ({ file, ...kinds }) =>
		Object.keys(kinds).flatMap((kind) => (kinds[kind].length > 0 ? [`${kind} ${file}`] : [])),
	)
}

/** @type {Tool} */
export async function runRefusalOfSuppressions(folder) {
	const { result } = await runCommand('node', ['bin/check/refuse-suppressions.mjs'], { folder })
	return new Set(result.split('\n').map((line) => line.replace(/:\d+$/, '')))
}

/**
 * @param {any[]} reports
 * @param {(report: any) => string[]} name
 */
const namesOf = (reports, name) => new Set(reports.flatMap(name))

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} folder
 */
async function runForJson(command, args, folder) {
	const { output, result } = await runCommand(command, args, { folder })
	if (!result.startsWith('{')) throw new Error(`${command} gave no report: ${output}`)
	return JSON.parse(result)
}
