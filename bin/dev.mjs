// Serves the product with hot reload (`npm run dev`). Pages reload by themselves; a change of the server restarts it.
import { installPackages } from './prepare/install-packages.mjs'
import { explainFailures } from './run/plain-failure.mjs'
import { runServer } from './run/run-server.mjs'

await explainFailures(async () => {
	await installPackages()
	// The folders are named, because Vite imports short-lived files whose end would look like a change.
	runServer(['--watch-path=server/src', '--watch-path=shared/src', '--watch-preserve-output'], 'development')
})
