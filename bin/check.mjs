// Runs every quality check that needs no running server (`npm run check`). `npm run check -- lint types` runs those
// whose names contain one of the words.
import { checkSteps } from './check/check-steps.mjs'
import { runChecks } from './check/run-checks.mjs'
import { installPackages } from './prepare/install-packages.mjs'
import { explainFailures, PlainFailure } from './run/plain-failure.mjs'

await explainFailures(async () => {
	const words = process.argv.slice(2)
	const steps = checkSteps.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
	if (steps.length === 0) throw new PlainFailure(`No check has a name with: ${words.join(', ')}.`)
	await installPackages()
	const { failed } = await runChecks(steps)
	if (failed > 0) throw new PlainFailure(`${failed} of ${steps.length} checks failed.`)
})
