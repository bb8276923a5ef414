import { projectNode } from '../../bin/run/project.mjs'
import { freePort } from './free-port.ts'
import { type RunningServer, startServer } from './start-server.ts'
import { temporaryFolder } from './temporary-folder.ts'

export interface ProductSettings {
	/** Null: the embedded database in `dataDir`. */
	databaseUrl: string | null
	/** A new folder unless told. */
	dataDir?: string
	/** Null: the system decides. */
	isDemo: boolean
	/** Null: the system decides. */
	core: number | null
	/** Adds to what each start has. */
	environment?: Record<string, string>
}

/** Starts the product as `npm start` runs it, on a port and with data of its own. */
export async function startProduct({
	databaseUrl,
	dataDir = temporaryFolder(),
	isDemo,
	core,
	environment,
}: ProductSettings): Promise<RunningServer> {
	const port = await freePort()
	const origin = `http://127.0.0.1:${port}`
	return startServer({
		command: projectNode,
		args: ['--disable-warning=ExperimentalWarning', 'server/src/main.ts'],
		environment: {
			NODE_ENV: 'production',
			PORT: String(port),
			HOST: '127.0.0.1',
			APP_ORIGIN: origin,
			DATA_DIR: dataDir,
			DATABASE_URL: databaseUrl ?? undefined,
			DEMO: isDemo ? '1' : '0',
			// One learner of a bench writes as many do: this is the most that may be set.
			ACCOUNT_LIMIT_FACTOR: '99999',
			...environment,
		},
		origin,
		readyPath: '/readyz',
		core,
	})
}
