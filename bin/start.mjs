// Makes a fresh clone run (`npm start`): installs and builds what is missing or stale, then serves the product.
import { buildWeb } from './prepare/build-web.mjs'
import { installPackages } from './prepare/install-packages.mjs'
import { explainFailures } from './run/plain-failure.mjs'
import { runServer } from './run/run-server.mjs'

await explainFailures(async () => {
	await installPackages()
	await buildWeb()
	runServer([], 'production')
})
