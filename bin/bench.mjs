// Measures the product beside its baselines (`npm run bench`). Arguments after `--` go to bench/run.ts.
import { buildWeb } from './prepare/build-web.mjs'
import { installPackages } from './prepare/install-packages.mjs'
import { explainFailures, PlainFailure } from './run/plain-failure.mjs'
import { projectNode } from './run/project.mjs'
import { runCommand } from './run/run-command.mjs'

await explainFailures(async () => {
	await installPackages()
	await buildWeb()
	const arguments_ = ['--disable-warning=ExperimentalWarning', 'bench/run.ts', ...process.argv.slice(2)]
	const { isSuccess } = await runCommand(projectNode, arguments_, { isShown: true })
	if (!isSuccess) throw new PlainFailure('The benchmark ended with a failure.')
})
