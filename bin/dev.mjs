// `npm run dev`: serves the product with hot reload. Pages reload by themselves; a change of the server restarts it.
import { installPackages } from './prepare/install-packages.mjs'
import { explainFailures } from './run/plain-failure.mjs'
import { runServer } from './run/run-server.mjs'

await explainFailures(async () => {
	await installPackages()
	runServer(['--watch', '--watch-preserve-output'], 'development')
})
