// Tests what survives a kill (`npm run durability`), with ten times as many kills as `npm test` has.
import { buildWeb } from './prepare/build-web.mjs'
import { installPackages } from './prepare/install-packages.mjs'
import { endWhatWasStarted } from './run/end-what-was-started.mjs'
import { explainFailures, PlainFailure } from './run/plain-failure.mjs'
import { runRounds } from './test/run-rounds.mjs'
import { startPostgres } from './test/start-postgres.mjs'
import { durabilityRound } from './test/test-steps.mjs'

const kills = 50

await explainFailures(async () => {
	await installPackages()
	try {
		await buildWeb()
		const postgres = await startPostgres()
		const environment = { DURABILITY_KILLS: String(kills) }
		const results = await runRounds([durabilityRound(postgres !== null)], { postgres, environment })
		console.log(`\n${results.map(({ line }) => line).join('\n')}`)
		if (!postgres) console.log('  not run            on PostgreSQL: no server programs here (initdb, postgres)')
		if (results.some(({ failed }) => failed > 0)) throw new PlainFailure('Something was lost: the reason is above.')
	} finally {
		await endWhatWasStarted()
	}
})
