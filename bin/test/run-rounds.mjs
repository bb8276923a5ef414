import { stepLine } from '../run/step-line.mjs'
import { runVitest } from './run-vitest.mjs'

/**
 * Says what a step has come to; a check counts each of its parts as a test.
 *
 * @typedef {object} StepResult
 * @property {string} group
 * @property {string} line for the sum at the end
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} [failures]
 * @property {string[]} [unsteady]
 */

/**
 * Runs the steps of each round at once, round after round.
 *
 * @param {import('./test-steps.mjs').TestRound[]} rounds
 * @param {object} options
 * @param {string | null} options.postgres address of the server
 * @param {Record<string, string | undefined>} options.environment
 * @param {(group: string, seconds: number) => void} [options.onRound] told how long each took
 * @returns {Promise<StepResult[]>}
 */
export async function runRounds(rounds, { postgres, environment, onRound }) {
	/** @type {StepResult[]} */
	const results = []
	for (const round of rounds) {
		const startedAt = Date.now()
		console.log(`\n${round.map(({ name }) => name).join(', and at once ')}`)
		const isAlone = round.length === 1
		const outcomes = await Promise.all(
			round.map(async (step) => {
				const address = step.database === 'postgres' ? (postgres ?? undefined) : undefined
				const label = isAlone ? undefined : (step.label ?? step.database)
				const outcome = await runVitest(step, { ...environment, TEST_DATABASE_URL: address }, label)
				const line = `${stepLine(step.name, outcome)} (${outcome.passed} tests)`
				return { group: step.group, line, ...outcome }
			}),
		)
		results.push(...outcomes)
		onRound?.(round[0]?.group ?? '', (Date.now() - startedAt) / 1000)
	}
	return results
}
