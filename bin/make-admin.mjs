// Makes an administrator, or another one of staff: `npm run make-admin -- asha@example.org [content|evaluation]`.
import { existsSync } from 'node:fs'
import { explainFailures, PlainFailure } from './run/plain-failure.mjs'
import { projectNode } from './run/project.mjs'
import { runServer } from './run/run-server.mjs'

await explainFailures(async () => {
	if (!existsSync(projectNode)) throw new PlainFailure('Start Aravalli once with `npm start`, then ask again.')
	runServer([], 'production', ['server/src/make-admin.ts', ...process.argv.slice(2)])
})
