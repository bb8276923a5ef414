import { join } from 'node:path'
import { fingerprint, isMadeFrom, markAsMadeFrom } from '../../bin/prepare/fingerprint.mjs'
import { PlainFailure } from '../../bin/run/plain-failure.mjs'
import { inProject, projectNode } from '../../bin/run/project.mjs'
import { runCommand } from '../../bin/run/run-command.mjs'
import { loadCore, serverCore } from './cores.ts'
import { freePort } from './free-port.ts'
import { type RunningServer, startServer } from './start-server.ts'

const nextProgram = inProject('bench/node_modules/next/dist/bin/next')
const nextFolder = 'bench/baselines/next'

type Script = 'answer-sql' | 'stored-body' | 'same-sql' | 'session-sql' | 'insert-sql' | 'payment-sql' | 'argon2id'

/** Starts one of the scripts in baselines/, which get a port and what they work with. */
export const startBaseline = (script: Script, ...settings: string[]): Promise<RunningServer> =>
	startScript(script, serverCore, settings)

/** Starts a payment provider that answers at once, where it takes nothing from the server. @param pricePaise is what was paid, each time */
export const startInstantProvider = (pricePaise: number): Promise<RunningServer> =>
	startScript('instant-provider', loadCore, [String(pricePaise)])

async function startScript(script: string, core: number, settings: string[]): Promise<RunningServer> {
	const port = await freePort()
	return startServer({
		command: projectNode,
		args: [
			'--disable-warning=ExperimentalWarning',
			inProject(`bench/baselines/${script}.ts`),
			String(port),
			...settings,
		],
		environment: { NODE_ENV: 'production' },
		origin: `http://127.0.0.1:${port}`,
		readyPath: '/',
		core,
	})
}

/** @param questionsFile an answer of the list endpoint, for the page to show */
export async function startNextPage(questionsFile: string): Promise<RunningServer> {
	await buildNextPage()
	const port = await freePort()
	return startServer({
		command: projectNode,
		args: [nextProgram, 'start', nextFolder, '--port', String(port), '--hostname', '127.0.0.1'],
		environment: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', QUESTIONS_FILE: questionsFile },
		origin: `http://127.0.0.1:${port}`,
		readyPath: '/',
		core: serverCore,
	})
}

async function buildNextPage(): Promise<void> {
	const current = fingerprint([nextFolder, 'bench/package-lock.json'], (path) => path.endsWith('/.next'))
	const stampFile = join(nextFolder, '.next/.built-from')
	if (isMadeFrom(stampFile, current)) return
	console.log('Building the Next.js page …')
	const { isSuccess, output } = await runCommand(projectNode, [nextProgram, 'build', nextFolder], {
		environment: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
	})
	if (!isSuccess) throw new PlainFailure(`The Next.js page could not be built:\n${output}`)
	markAsMadeFrom(stampFile, current)
}
