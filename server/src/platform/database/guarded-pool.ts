import { Pool, type PoolClient, type PoolConfig } from 'pg'
import type { DatabaseLog } from './database.ts'

type ConnectCallback = (
	error: Error | undefined,
	client: PoolClient | undefined,
	done: (release?: unknown) => void,
) => void

/** Makes lost connections log lines, never a crash, and asks `refuse` before each use. */
export class GuardedPool extends Pool {
	readonly #refuse: () => void

	constructor(config: PoolConfig, refuse: () => void, log: DatabaseLog) {
		super(config)
		this.#refuse = refuse
		this.on('error', (error) => log.warn({ err: error }, 'An idle database connection was lost.'))
		// The pool listens to idle clients only; without a listener an error in one that is in use would end the process.
		this.on('connect', (client) => client.on('error', () => undefined))
	}

	override connect(): Promise<PoolClient>
	override connect(callback: ConnectCallback): void
	override connect(callback?: ConnectCallback): Promise<PoolClient> | undefined {
		this.#refuse()
		if (!callback) return super.connect()
		super.connect(callback)
		return undefined
	}
}
