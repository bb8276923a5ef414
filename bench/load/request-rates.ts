import { inProject, projectNode } from '../../bin/run/project.mjs'
import { runCommand } from '../../bin/run/run-command.mjs'
import { loadCore, onCore } from '../servers/cores.ts'

const connections = 16

export interface Target {
	url: string
	headers: Record<string, string>
}

export interface Rounds {
	count: number
	secondsEach: number
}

/**
 * How many requests a second each target answers, one figure for each round.
 *
 * The targets take turns in each round, so that a machine that grows slower or faster meanwhile does it to all of them. A
 * first round warms them up and is not counted.
 *
 * @throws when an answer was an error: its speed would say nothing
 */
export async function requestRates<Name extends string>(
	targets: Record<Name, Target>,
	{ count, secondsEach }: Rounds,
): Promise<Record<Name, number[]>> {
	const names = Object.keys(targets) as Name[]
	const rates = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>
	for (let round = 0; round <= count; round += 1) {
		for (const name of names) {
			const rate = await requestRate(targets[name], secondsEach)
			if (round > 0) rates[name].push(rate)
		}
	}
	return rates
}

/** The part of autocannon's report that is read here. */
interface LoadReport {
	duration: number
	errors: number
	non2xx: number
	'2xx': number
}

/** One round, in a process of its own on the core that no server has. */
async function requestRate({ url, headers }: Target, seconds: number): Promise<number> {
	const given = Object.entries(headers).flatMap(([name, value]) => ['--headers', `${name}: ${value}`])
	const load = [`--connections=${connections}`, `--duration=${seconds}`, '--json', '--no-progress', ...given, url]
	const [command, args] = onCore(loadCore, projectNode, [
		inProject('bench/node_modules/autocannon/autocannon.js'),
		...load,
	])
	const { isSuccess, output } = await runCommand(command, args)
	if (!isSuccess) throw new Error(`autocannon failed:\n${output}`)
	const report = JSON.parse(output) as LoadReport
	if (report.errors > 0 || report.non2xx > 0 || report['2xx'] === 0) {
		throw new Error(`${url}: ${report['2xx']} good answers, ${report.non2xx} others, ${report.errors} errors`)
	}
	return report['2xx'] / report.duration
}
