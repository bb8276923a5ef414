// `npm test`: every check of the project, on both databases. `npm test -- --only=unit,browser` runs a part: check, unit,
// browser, durability.
import { checkSteps } from './check/check-steps.mjs'
import { runChecks } from './check/run-checks.mjs'
import { buildWeb } from './prepare/build-web.mjs'
import { installPackages } from './prepare/install-packages.mjs'
import { provideChromium } from './prepare/provide-chromium.mjs'
import { endWhatWasStarted } from './run/end-what-was-started.mjs'
import { explainFailures, PlainFailure } from './run/plain-failure.mjs'
import { stepLine } from './run/step-line.mjs'
import { chooseGroups } from './test/choose-groups.mjs'
import { runVitest } from './test/run-vitest.mjs'
import { startPostgres } from './test/start-postgres.mjs'
import { testSteps } from './test/test-steps.mjs'

/** @type {{ line: string, passed: number, failed: number, failures?: string[], unsteady?: string[] }[]} */
const results = []

/** @param {Set<string>} groups */
async function check(groups) {
	if (!groups.has('check')) return
	const startedAt = Date.now()
	const counts = await runChecks(checkSteps)
	const outcome = { isSuccess: counts.failed === 0, seconds: (Date.now() - startedAt) / 1000 }
	results.push({ line: stepLine(`${checkSteps.length} quality checks`, outcome), ...counts })
}

/** @param {Set<string>} groups */
async function test(groups) {
	const steps = testSteps.filter(({ group }) => groups.has(group))
	if (steps.length === 0) return
	const needsBrowser = steps.some(({ group }) => group !== 'unit')
	const environment = { CHROMIUM_PATH: needsBrowser ? await provideChromium() : undefined }
	await buildWeb()
	const postgres = await startPostgres()
	for (const { name, projects, database } of steps) {
		if (database === 'postgres' && !postgres) {
			results.push({
				line: `  not run            ${name}: no PostgreSQL server here (initdb, postgres)`,
				passed: 0,
				failed: 0,
			})
			continue
		}
		console.log(`\n${name}`)
		const address = database === 'postgres' ? (postgres ?? undefined) : undefined
		const outcome = await runVitest(projects, { ...environment, TEST_DATABASE_URL: address })
		results.push({ line: `${stepLine(name, outcome)} (${outcome.passed} tests)`, ...outcome })
	}
}

await explainFailures(async () => {
	const groups = chooseGroups(process.argv.slice(2))
	await installPackages()
	try {
		await check(groups)
		await test(groups)
	} catch (error) {
		if (!(error instanceof PlainFailure)) throw error
		results.push({ line: `  FAILED            ${error.message}`, passed: 0, failed: 1 })
	} finally {
		await endWhatWasStarted()
	}
	const passed = results.reduce((sum, result) => sum + result.passed, 0)
	const failed = results.reduce((sum, result) => sum + result.failed, 0)
	for (const test of results.flatMap(({ unsteady = [] }) => unsteady))
		console.log(`\n  passed only when run again  ${test}`)
	for (const failure of results.flatMap(({ failures = [] }) => failures)) console.log(`\n  failed  ${failure}`)
	console.log(`\n${results.map(({ line }) => line).join('\n')}\n\n${passed} passed, ${failed} failed`)
	if (failed > 0) process.exitCode = 1
})
