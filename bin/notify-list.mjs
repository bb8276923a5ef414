// `npm run notify-list`: who wants to be told when a page opens; `npm run --silent notify-list -- --csv > list.csv`.
import { installPackages } from './prepare/install-packages.mjs'
import { explainFailures } from './run/plain-failure.mjs'
import { runServer } from './run/run-server.mjs'

await explainFailures(async () => {
	await installPackages()
	runServer([], 'production', ['server/src/notify-list.ts', ...process.argv.slice(2)])
})
