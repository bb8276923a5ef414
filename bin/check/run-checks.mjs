import { cpus } from 'node:os'
import { runCommand } from '../run/run-command.mjs'
import { stepLine } from '../run/step-line.mjs'

/**
 * Runs the checks, as many at a time as there are processors, and prints a line for each, with its output if it failed.
 *
 * @param {import('./check-steps.mjs').CheckStep[]} steps
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks(steps) {
	const waiting = [...steps]
	const counts = { passed: 0, failed: 0 }
	const work = async () => {
		for (let step = waiting.shift(); step; step = waiting.shift()) {
			const outcome = await runCommand(step.command, step.args)
			counts[outcome.isSuccess ? 'passed' : 'failed'] += 1
			console.log(stepLine(step.name, outcome))
			if (!outcome.isSuccess) console.log(`\n${outcome.output}`)
			else if (step.isExplained) console.log(outcome.result.replace(/^(?=.)/gm, '                      '))
		}
	}
	await Promise.all(cpus().map(work))
	return counts
}
