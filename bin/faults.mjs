// Tries what servers, browsers and the payment provider can do to money: at least 2,000 payments, 100 kills, 200 races for a slot, on both databases.
// It prints its figures and its seed; FAULT_SEED=<seed> makes the same choices again.
import { buildWeb } from './prepare/build-web.mjs'
import { installPackages } from './prepare/install-packages.mjs'
import { endWhatWasStarted } from './run/end-what-was-started.mjs'
import { explainFailures, PlainFailure } from './run/plain-failure.mjs'
import { runRounds } from './test/run-rounds.mjs'
import { startPostgres } from './test/start-postgres.mjs'
import { durabilityRound } from './test/test-steps.mjs'

const seed = process.env.FAULT_SEED ?? String(Date.now() % 1_000_000)

await explainFailures(async () => {
	await installPackages()
	try {
		await buildWeb()
		const postgres = await startPostgres()
		const environment = { FAULTS: 'long', FAULT_SEED: seed }
		const options = ['e2e/durability/faults']
		const steps = durabilityRound(postgres !== null).map((step) => ({ ...step, options }))
		const results = await runRounds([steps], { postgres, environment })
		console.log(`\nSeed ${seed}\n${results.map(({ line }) => line).join('\n')}`)
		if (!postgres) console.log('  not run            on PostgreSQL: no server programs here (initdb, postgres)')
		if (results.some(({ failed }) => failed > 0))
			throw new PlainFailure('Money was lost or doubled: the reason is above.')
	} finally {
		await endWhatWasStarted()
	}
})
