import { mkdirSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { lockDataFolder } from './data-folder-lock.ts'
import type { DatabaseLog } from './database.ts'
import { DatabaseRefusal } from './database-refusal.ts'
import { engineFailure, startFailure } from './embedded-engine-failure.ts'
import { type EngineThread, startEngineThread } from './engine-thread.ts'
import { prepareSocketPlace } from './socket-place.ts'

export interface EmbeddedEngine {
	/** The engine listens there, for node-postgres. After a failure it comes back at the same place. */
	host: string
	port: number
	close(): Promise<void>
}

export interface EmbeddedEngineSettings {
	dataDir: string
	maxConnections: number
	/** A start or a query that takes longer is given up together with the engine, for it cannot be told from one that hangs. */
	silenceLimitMs: number
}

const RESTART_PAUSE_MS = 1_000

/**
 * Starts PGlite in a thread of its own and keeps it running until `close`.
 *
 * Should the engine fail while running (out of memory, a full disk at a bad moment), its thread ends, callers see lost connections,
 * and a new thread recovers the database as PostgreSQL does after a crash.
 *
 * @throws DatabaseRefusal when the folder is in use, cannot be written or holds no usable database
 */
export async function startEmbeddedEngine(settings: EmbeddedEngineSettings, log: DatabaseLog): Promise<EmbeddedEngine> {
	const { dataDir, maxConnections, silenceLimitMs } = settings
	const folder = join(dataDir, 'postgres')
	makeDataDir(dataDir)
	const lock = lockDataFolder(dataDir, `${folder}.lock`)
	const place = prepareSocketPlace(dataDir)
	let isClosing = false
	let restarting: Promise<void> | undefined
	let thread: EngineThread

	async function start(): Promise<void> {
		const { socketFile, port } = place
		thread = await startEngineThread({ folder, maxConnections, socketFile, port }, silenceLimitMs)
		place.port = thread.port
		void thread.ended.then((reason) => {
			if (!isClosing) restarting = restart(reason)
		})
	}

	async function restart(reason: unknown): Promise<void> {
		log.error({ err: reason }, 'The embedded database failed; it is being started again.')
		for (;;) {
			try {
				await start()
				log.info('The embedded database is running again.')
				return
			} catch (error) {
				log.error({ err: error }, 'The embedded database does not start; trying again.')
			}
			await pause(RESTART_PAUSE_MS)
			if (isClosing) return
		}
	}

	async function close(): Promise<void> {
		isClosing = true
		await restarting
		await thread.stop()
		place.remove()
		lock.release()
	}

	try {
		await start()
	} catch (error) {
		place.remove()
		lock.release()
		const reason = startFailure(engineFailure(error), freeBytes(dataDir))
		throw new DatabaseRefusal(`The embedded database in ${folder} could not be opened: ${reason}`)
	}
	return { host: place.host, port: place.port, close }
}

function makeDataDir(dataDir: string): void {
	try {
		mkdirSync(dataDir, { recursive: true, mode: 0o700 })
	} catch (error) {
		throw new DatabaseRefusal(`The data folder ${dataDir} cannot be made (DATA_DIR): ${engineFailure(error).message}`)
	}
}

function freeBytes(folder: string): number {
	const { bavail, bsize } = statfsSync(folder)
	return bavail * bsize
}
