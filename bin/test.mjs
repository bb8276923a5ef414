// Runs every check of the project (`npm test`). `npm test -- --only=unit,browser` runs a part: check, unit, browser,
// durability; `npm test -- --changed` what a change can break.
import { availableParallelism } from 'node:os'
import { checkSteps } from './check/check-steps.mjs'
import { runChecks } from './check/run-checks.mjs'
import { buildWeb } from './prepare/build-web.mjs'
import { installPackages } from './prepare/install-packages.mjs'
import { provideChromium } from './prepare/provide-chromium.mjs'
import { endWhatWasStarted } from './run/end-what-was-started.mjs'
import { explainFailures, PlainFailure } from './run/plain-failure.mjs'
import { stepLine } from './run/step-line.mjs'
import { budgetFor, describeMinutes, explainOverrun } from './test/budget.mjs'
import { chooseGroups } from './test/choose-groups.mjs'
import { narrowRounds } from './test/narrow-rounds.mjs'
import { runRounds } from './test/run-rounds.mjs'
import { slowness } from './test/slowness.mjs'
import { startPostgres } from './test/start-postgres.mjs'
import { sumUp } from './test/sum-up.mjs'
import { testRounds } from './test/test-steps.mjs'

/** @type {import('./test/run-rounds.mjs').StepResult[]} */
const results = []

/** @type {import('./test/budget.mjs').Minutes} */
const minutes = {}

/** How slow the machine was, before the tests and after each round of them. @type {number[]} */
const slownesses = []

/**
 * @param {string} group
 * @param {number} seconds
 */
function count(group, seconds) {
	minutes[group] = (minutes[group] ?? 0) + seconds / 60
}

/** @param {Set<string>} groups */
async function check(groups) {
	if (!groups.has('check')) return
	const startedAt = Date.now()
	const counts = await runChecks(checkSteps)
	const outcome = { isSuccess: counts.failed === 0, seconds: (Date.now() - startedAt) / 1000 }
	count('check', outcome.seconds)
	results.push({ group: 'check', line: stepLine(`${checkSteps.length} quality checks`, outcome), ...counts })
}

/**
 * @param {Set<string>} groups
 * @param {string | null} since
 */
async function test(groups, since) {
	if (![...groups].some((group) => group !== 'check')) return
	const needsBrowser = groups.has('browser')
	const browser = needsBrowser ? await provideChromium() : undefined
	const environment = { CHROMIUM_PATH: browser }
	slownesses.push(slowness(browser))
	const startedAt = Date.now()
	await buildWeb()
	const postgres = await startPostgres()
	count('preparation', (Date.now() - startedAt) / 1000)
	const chosen = testRounds(postgres !== null)
		.map((round) => round.filter(({ group }) => groups.has(group)))
		.filter((round) => round.length > 0)
	const rounds = since === null ? chosen : await narrowRounds(chosen, since)
	const onRound = (/** @type {string} */ group, /** @type {number} */ seconds) => {
		count(group, seconds)
		slownesses.push(slowness(browser))
	}
	results.push(...(await runRounds(rounds, { postgres, environment, onRound })))
	if (!postgres)
		results.push({
			group: '',
			line: '  not run            on PostgreSQL: no server programs here (initdb, postgres)',
			passed: 0,
			failed: 0,
		})
}

await explainFailures(async () => {
	const { groups, since } = chooseGroups(process.argv.slice(2))
	await installPackages()
	try {
		await check(groups)
		await test(groups, since)
	} catch (error) {
		if (!(error instanceof PlainFailure)) throw error
		results.push({ group: '', line: `  FAILED            ${error.message}`, passed: 0, failed: 1 })
	} finally {
		await endWhatWasStarted()
	}
	const budget = budgetFor(availableParallelism(), Math.max(1, ...slownesses), process.env.TEST_BUDGET_MINUTES)
	const overrun = explainOverrun(minutes, budget)
	const { text, isSuccess } = sumUp(results, describeMinutes(minutes), overrun)
	console.log(text)
	if (!isSuccess) process.exitCode = 1
})
