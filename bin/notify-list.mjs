// Lists who wants to be told when a page opens (`npm run notify-list`); `npm run --silent notify-list -- --csv >
// list.csv` makes a file of it.
import { existsSync } from 'node:fs'
import { explainFailures, PlainFailure } from './run/plain-failure.mjs'
import { projectNode } from './run/project.mjs'
import { runServer } from './run/run-server.mjs'

await explainFailures(async () => {
	// An installation would print between the lines of the list; without packages the product has never run, and there
	// is no list.
	if (!existsSync(projectNode)) throw new PlainFailure('Start Aravalli once with `npm start`: there is no list yet.')
	runServer([], 'production', ['server/src/notify-list.ts', ...process.argv.slice(2)])
})
